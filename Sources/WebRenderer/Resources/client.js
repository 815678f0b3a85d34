// Shows what the server renders, and tells it what a person does. See Documentation/Internals.
"use strict";
(() => {
  const data = document.body.dataset;
  const status = document.getElementById("status");
  const homeTitle = document.title;
  const CONTROLS = "input,select,textarea";

  // Identifiers: "n12" is node 12; other letters are parts of it.
  const part = (target) => document.getElementById(typeof target == "number" ? "n" + target : target);
  const number = (element) => +element.id.slice(1);

  // ---- Events, up ----

  let socket, sequence = 0, attempts = 0, patch = +data.s;
  let unacknowledged = []; // Sent or to be sent, until the server says that it has applied them.
  const edits = new Map(); // Controls that were changed, with the timer that will tell.

  const transmit = (message) => {
    if (socket && socket.readyState == 1) socket.send(JSON.stringify(message));
  };

  const send = (node, kind, value) => {
    if (kind != "i") flushEdits();
    const message = value == null ? [++sequence, node, kind] : [++sequence, node, kind, value];
    unacknowledged.push(message);
    transmit(message);
  };

  const valueOf = (control) =>
    control.type == "checkbox" ? String(control.checked) : control.value;

  const flushEdit = (control) => {
    clearTimeout(edits.get(control));
    if (edits.delete(control) && control.isConnected) {
      const owner = control.closest("[data-e*=i]");
      if (owner) send(number(owner), "i", valueOf(control));
    }
  };
  const flushEdits = () => [...edits.keys()].forEach(flushEdit);

  const edit = (control, delay) => {
    clearTimeout(edits.get(control));
    edits.set(control, setTimeout(flushEdit, delay, control));
  };

  // Whether a control holds what the server has not heard of yet.
  const isAhead = (control) => {
    const owner = control.closest("[data-e*=i]");
    return edits.has(control) ||
      (owner && unacknowledged.some((m) => m[1] == number(owner) && m[2] == "i"));
  };

  const isDisabled = (element) => element.closest("[aria-disabled=true]") || element.disabled;

  // The element that takes an event, unless something nearer to its target takes it instead.
  const taker = (target, letter, others) => {
    const found = target.closest(`[data-e*=${letter}],dialog,${others}`);
    return found && (found.dataset.e || "").includes(letter) ? found : null;
  };

  const on = (type, handle, capture) => document.addEventListener(type, handle, capture);

  on("click", (event) => {
    const target = event.target;
    if (target.tagName == "DIALOG") return clickedBackdrop(event, target);
    const chrome = target.closest("[data-a]");
    if (chrome) {
      // A node's own button carries the node's number after its letter.
      if (!isDisabled(chrome)) send(number(chrome), chrome.dataset.a);
      return;
    }
    const element = taker(target, "t", "button,a,label," + CONTROLS);
    if (!element || isDisabled(element)) return;
    if (element.tagName == "A") {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
    }
    send(number(element), "t");
  });

  on("dblclick", (event) => {
    const element = taker(event.target, "d", "button,a,label,summary," + CONTROLS);
    if (element && !isDisabled(element)) send(number(element), "d");
  });

  on("keydown", (event) => {
    const element = event.target;
    if (event.key != "Enter" && event.key != " ") return;
    if (element.matches("input") && event.key == "Enter" && !event.isComposing) {
      const submitter = element.closest("[data-e*=s]");
      flushEdits();
      if (submitter) send(number(submitter), "s");
    } else if (element.matches("[data-e*=t][tabindex]:not(button)")) {
      event.preventDefault();
      element.click();
    }
  });

  on("input", (event) => {
    if (!event.isComposing) edit(event.target, event.target.matches("[type=checkbox],select") ? 0 : 150);
  });
  on("compositionend", (event) => edit(event.target, 150));
  on("change", (event) => event.target.matches(CONTROLS) && edits.has(event.target) && flushEdit(event.target));
  on("submit", (event) => event.preventDefault());

  // ---- Dialogs: the server alone closes them ----

  let pressed;
  on("pointerdown", (event) => { pressed = event.target; });

  const dismiss = (dialog) => {
    if ((dialog.dataset.e || "").includes("x")) send(number(dialog), "x");
  };
  const clickedBackdrop = (event, dialog) => {
    const box = dialog.getBoundingClientRect();
    const isInside = event.clientX >= box.left && event.clientX <= box.right &&
      event.clientY >= box.top && event.clientY <= box.bottom;
    const isAlert = dialog.getAttribute("role") == "alertdialog";
    if (!isInside && !isAlert && pressed == dialog) dismiss(dialog);
  };
  on("cancel", (event) => {
    if (event.target.tagName != "DIALOG") return;
    event.preventDefault();
    dismiss(event.target);
  }, true);
  // A browser may close a dialog all the same when Escape is pressed twice.
  on("close", (event) => show(event.target), true);

  const show = (dialog) => {
    if (!dialog.isConnected || dialog.tagName != "DIALOG") return;
    dialog.removeAttribute("open");
    dialog.showModal();
  };
  const showDialogs = (root) => {
    if (root.tagName == "DIALOG") show(root);
    root.querySelectorAll("dialog").forEach(show);
  };
  const discard = (element) => {
    const dialogs = element.tagName == "DIALOG" ? [element] : element.querySelectorAll("dialog");
    for (const dialog of dialogs) dialog.open && dialog.close(); // Gives the focus back.
    element.remove();
  };

  // ---- The address ----

  // Each history entry knows its place and the paths below it, so that leaving a screen can go back.
  let path = location.pathname, isTravelling = false;
  if (!history.state || !history.state.paths) history.replaceState({ paths: [path] }, "");
  const here = () => history.state && history.state.paths || [path];

  const travel = (to) => {
    path = to;
    if (isTravelling || to == location.pathname) return;
    const paths = here();
    const index = paths.lastIndexOf(to, paths.length - 2);
    if (index >= 0) {
      isTravelling = true;
      history.go(index - paths.length + 1);
      return;
    }
    const base = location.pathname.replace(/\/$/, "") + "/";
    if (to.startsWith(base)) {
      let url = base.slice(0, -1);
      const entries = [...paths];
      for (const step of to.slice(base.length).split("/")) {
        url += "/" + step;
        entries.push(url);
        history.pushState({ paths: [...entries] }, "", url);
      }
    } else {
      history.replaceState({ paths: [...paths.slice(0, -1), to] }, "", to);
    }
  };

  addEventListener("popstate", () => {
    if (isTravelling) {
      isTravelling = false;
      return travel(path);
    }
    const navigation = document.querySelector("[data-e*=v]");
    if (location.pathname == path || !navigation) return;
    path = location.pathname;
    send(number(navigation), "v", path);
  });

  const screenShown = () => [...document.querySelectorAll(".navigation>.screen:last-child>.bar>h1")].pop();
  let heading = screenShown();
  const announceScreen = () => {
    const shown = screenShown();
    document.title = shown && shown.textContent || homeTitle;
    if (shown && heading && shown != heading && !document.querySelector("dialog[open]")) {
      shown.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    heading = shown;
  };

  // ---- Patches, down ----

  const parse = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  };
  const place = (parent, element, before) => {
    const sibling = before ? part(before) : null;
    if (parent.moveBefore && element.isConnected) parent.moveBefore(element, sibling);
    else parent.insertBefore(element, sibling);
  };

  const operations = {
    t(target, text) { part(target).textContent = text; },
    a(target, name, value) {
      const element = part(target);
      if (value == null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    },
    p(target, value) {
      const control = part(target);
      if (isAhead(control)) return;
      if (control.type == "checkbox") control.checked = !!value;
      else if (control.value != value) control.value = value;
    },
    i(target, before, html) {
      const element = parse(html).firstElementChild;
      place(part(target), element, before);
      showDialogs(element);
    },
    r(target) { discard(part(target)); },
    m(target, before) {
      const element = part(target);
      place(element.parentNode, element, before);
    },
    g(target, tag) {
      const old = part(target), element = document.createElement(tag);
      for (const { name, value } of old.attributes) element.setAttribute(name, value);
      element.append(...old.childNodes);
      old.replaceWith(element);
    },
    l: travel,
    f(html) {
      const app = document.getElementById("app");
      [...app.children].forEach(discard);
      app.append(parse(html));
      showDialogs(app);
    },
  };

  const receive = (message) => {
    unacknowledged = unacknowledged.filter((m) => m[0] > message.a);
    if (!message.o) return;
    const focused = document.activeElement, id = focused && focused.id;
    const range = focused && focused.matches("input[type=text],textarea") &&
      [focused.selectionStart, focused.selectionEnd];
    for (const [letter, ...operands] of message.o) operations[letter](...operands);
    patch = message.s;
    announceScreen();
    const again = id && document.getElementById(id);
    if (again && again != document.activeElement && document.activeElement == document.body) {
      again.focus({ preventScroll: true });
      if (range) again.setSelectionRange(...range);
    }
  };

  // ---- The connection ----

  const reload = () => {
    if (document.hidden) on("visibilitychange", () => location.reload());
    else location.reload();
  };

  const connect = () => {
    clearTimeout(connect.timer);
    const url = new URL(data.socket, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    socket = new WebSocket(url);
    socket.onopen = () => {
      transmit([0, patch, data.token]);
      unacknowledged.forEach(transmit);
    };
    socket.onmessage = (event) => {
      attempts = 0;
      status.textContent = "";
      receive(JSON.parse(event.data));
      document.documentElement.dataset.live = "";
    };
    socket.onclose = (event) => {
      delete document.documentElement.dataset.live;
      if (event.code == 4000 || event.code == 4001) return reload();
      if (event.code == 4003) return void (status.textContent = "This page is open elsewhere.");
      status.textContent = "Reconnecting…";
      connect.timer = setTimeout(connect, Math.min(5000, 200 * 2 ** attempts++) * (0.75 + Math.random() / 2));
    };
  };
  const reconnectNow = () => socket.readyState > 1 && connect.timer && connect();
  addEventListener("online", reconnectNow);
  on("visibilitychange", () => document.hidden || reconnectNow());

  showDialogs(document.body);
  connect();
})();
