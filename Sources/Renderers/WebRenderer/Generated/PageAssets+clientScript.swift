// Written by Scripts/generate/assets.

#if PortableViews && Web
// swift-format-ignore
extension PageAssets {
  /// The text of `client.js`.
  static let clientScript = #"""
// The client script: applies the server's patches to the document, and sends the user's events.
"use strict";
(() => {
  const data = document.body.dataset, root = document.documentElement, home = document.title,
    CONTROLS = "button,a,label,input,select,textarea", later = setTimeout;
  // The page contains the status messages, in its language.
  const status = document.getElementById("status");
  const say = (name) => status.textContent = status.dataset[name] || "";
  const on = (types, handle, capture) =>
    types.split(" ").map((type) => document.addEventListener(type, handle, capture));
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  // The id "n12" is node 12. Other letters identify parts of a node.
  const part = (target) =>
    document.getElementById(typeof target == "number" ? "n" + target : target);
  const number = (element) => +element.id.slice(1);
  const takes = (element, letter) => (element.dataset.e || "").includes(letter);
  const isDisabled = (element) => element.disabled || element.closest("[aria-disabled=true]");
  const openDialog = () => all("dialog[open]").pop();

  // Events to the server. Each event is kept until the server has acknowledged it.

  let socket, timer, told = 0, attempts = 0, sequence = 0, patch = +data.s, pending = [];
  const transmit = (message) => socket.readyState == 1 && socket.send(JSON.stringify(message));
  // Sends an event. Returns false for a message that is too long for the server.
  const send = (element, letter, ...value) => {
    if (letter != "i") tellAll();
    const message = [sequence + 1, number(element), letter, ...value];
    if (new Blob([JSON.stringify(message)]).size > data.m) return false;
    sequence++;
    pending.push(message);
    transmit(message);
    return true;
  };

  // Changed controls, with the timers that send their values: at most once every 50 ms.
  const edits = new Map();
  const owner = (control) => control.closest("[data-e*=i]");
  const settle = () => say(all("[aria-invalid=true]")[0] && "textTooLong");
  const tell = (control) => {
    clearTimeout(edits.get(control));
    told = Date.now();
    if (!edits.delete(control) || !owner(control)) return;
    const value = control.type == "checkbox" ? "" + control.checked : control.value;
    const isSent = send(owner(control), "i", value);
    // A text that was too long to send stays in its field.
    if (!isSent) edits.set(control);
    if (isSent == (control.ariaInvalid == "true")) {
      control.ariaInvalid = !isSent;
      settle();
    }
  };
  const tellAll = () => [...edits.keys()].forEach(tell);
  const edited = ({ target, isComposing }) => {
    clearTimeout(edits.get(target));
    if (!isComposing && owner(target)) edits.set(target, later(tell, told + 50 - Date.now(), target));
  };
  const isAhead = (control) => edits.has(control) || pending.some(
    (message) => message[1] == number(owner(control) || control) && message[2] == "i");
  on("input compositionend", edited);
  on("change", ({ target }) => tell(target));
  // The id of an element that was disabled while focused. It gets the focus back when enabled.
  let lost;
  // A window in the background keeps its active element: only moves of the focus are sent.
  const focused = ({ type, target }) => {
    const element = target.closest("[data-e*=f]"), isIn = type == "focusin";
    if (isIn && !target.closest("dialog")) lost = "";
    if (element && isIn == (document.activeElement == target)) send(element, "f", "" + isIn);
  };
  on("focusin focusout", focused);
  on("submit", (event) => event.preventDefault());

  // Returns the element that takes an event, unless an element nearer to the target does.
  const taker = (target, letter, others) => {
    const found = target.closest(`[data-e*=${letter}],dialog,${others}`);
    return found && takes(found, letter) && !isDisabled(found) && found;
  };
  on("click", (event) => {
    const target = event.target, button = target.closest("[data-a]");
    if (target.matches("dialog")) return dismissOutside(event);
    if (target.closest("[popover] .button")) target.closest("[popover]").hidePopover();
    // The letter of an event, then its value if it carries one.
    if (button) return send(button, button.dataset.a[0], ...button.dataset.a.slice(1).match(/.+/) || []);
    const element = taker(target, "t", CONTROLS);
    if (!element || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send(element, "t");
  });
  on("dblclick", ({ target }) => {
    const element = taker(target, "d", "[data-e*=t]," + CONTROLS);
    if (element) send(element, "d");
  });
  on("keydown", (event) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event, isEnter = key == "Enter";
    const held = (ctrlKey || metaKey ? "Control+" : "") + (altKey ? "Alt+" : "");
    // The button whose shortcut was pressed, such as "Control+S".
    const keys = JSON.stringify(held + (shiftKey ? "Shift+" : "") + key);
    const button = all(`[aria-keyshortcuts=${keys} i]:not([hidden] *)`, openDialog()).pop();
    if (button && !(isEnter && target.matches("button,a,textarea"))) {
      event.preventDefault();
      button.click();
    } else if (isEnter && target.matches("input") && !event.isComposing) {
      const form = target.closest("[data-e*=s]");
      tellAll();
      if (form) send(form, "s");
    } else if ((isEnter || key == " ") && target.matches("[data-e*=t][tabindex]")) {
      event.preventDefault();
      target.click();
    }
  });

  // The pointer.

  let press, pressed;
  // The elements that the pointer has entered (true) or left. Sent at most ten times a second.
  const hovers = new Map();
  let hoverTimer;
  const tellHovers = () => {
    hoverTimer = hovers.size && later(tellHovers, 100);
    hovers.forEach((isOver, element) => element.isConnected && isOver == !element["~over"] &&
      send(element, "h", "" + (element["~over"] = isOver)));
    hovers.clear();
  };
  on("mouseenter mouseleave", ({ type, target }) => {
    if (!target.matches?.("[data-e*=h]")) return;
    hovers.set(target, type == "mouseenter");
    if (!hoverTimer) tellHovers();
  }, true);
  on("pointerdown", ({ target }) => {
    const element = target.closest("[data-e*=p]");
    pressed = target;
    if (element) press = later(send, 500, element, "p");
  });
  on("pointerup pointercancel", () => clearTimeout(press));

  // Dialogs. Only the server closes them.

  const dismiss = (dialog) => takes(dialog, "x") && send(dialog, "x");
  const dismissOutside = ({ target, clientX: x, clientY: y }) => {
    const box = target.getBoundingClientRect();
    if ((x < box.left || x > box.right || y < box.top || y > box.bottom) && pressed == target &&
      target.role != "alertdialog") dismiss(target);
  };
  on("cancel", (event) => {
    event.preventDefault();
    dismiss(event.target);
  }, true);
  // Browsers close a dialog on a second Escape, even if the first was prevented.
  on("close", ({ target }) => target.isConnected && show(target), true);
  const show = (dialog) => {
    dialog.open = false;
    dialog.showModal();
  };
  const dialogs = (element) => (element.matches("dialog") ? [element] : []).concat(all("dialog", element));
  const discard = (element) => {
    // Closing returns the focus to the element that had it before.
    dialogs(element).forEach((dialog) => dialog.close());
    element.remove();
  };

  // The address. Each history entry holds the paths below it, so leaving a screen goes back.

  let path = location.pathname, isGoing;
  const paths = () => history.state?.paths || [path];
  const enter = (how, paths) => history[how]({ ...history.state, paths }, "", paths.at(-1));
  enter("replaceState", paths());
  const travel = (to) => {
    path = to;
    const now = location.pathname, below = paths(), place = below.lastIndexOf(to);
    if (isGoing || to == now) return;
    const base = now.replace(/\/*$/, "/");
    if (place >= 0) {
      isGoing = true;
      history.go(place - below.length + 1);
    } else if (to.startsWith(base)) {
      to.slice(base.length).split("/").reduce((url, step) => {
        below.push(url + step);
        enter("pushState", below);
        return url + step + "/";
      }, base);
    } else enter("replaceState", [...below.slice(0, -1), to]);
  };
  addEventListener("popstate", () => {
    const navigation = all("[data-e*=v]")[0], to = location.pathname;
    if (isGoing) {
      isGoing = false;
      travel(path);
    } else if (to != path && navigation) send(navigation, "v", path = to);
  });

  travel(data.l || path);

  const heading = () => all(".navigation>.screen:last-child>.bar h1:not([hidden] *)").pop();
  let shown = heading();
  const announce = () => {
    const title = heading();
    document.title = title?.textContent || home;
    if (title && title != shown && !openDialog()) {
      title.focus();
      scrollTo(0, 0);
    }
    shown = title;
  };

  // Patches from the server.

  const place = (parent, element, before) =>
    parent[parent.moveBefore && element.isConnected ? "moveBefore" : "insertBefore"](
      element, before ? part(before) : null);
  const insert = (parent, html, before) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    const element = template.content.firstChild;
    place(parent, element, before);
    dialogs(element).forEach(show);
    for (const field of all("[autofocus]", element)) field.focus();
  };
  const operations = {
    t(target, text) { part(target).textContent = text; },
    a(target, name, value) {
      const element = part(target);
      // Ends the animation of the old value.
      element["~" + name]?.cancel();
      value == null ? element.removeAttribute(name) : element.setAttribute(name, value);
    },
    o(target, isOn) { part(target)[isOn ? "focus" : "blur"](); },
    p(target, value) {
      const control = part(target), key = typeof value == "number" ? "checked" : "value";
      if (!isAhead(control) && control[key] != value) control[key] = value;
    },
    i(target, before, html) { insert(part(target), html, before); },
    r(target) { discard(part(target)); },
    m(target, before) { place(part(target).parentNode, part(target), before); },
    g(target, tag) {
      const old = part(target), element = document.createElement(tag);
      for (const { name, value } of old.attributes) element.setAttribute(name, value);
      element.append(...old.childNodes);
      old.replaceWith(element);
    },
    l: travel,
    u(url) { open(url, "_blank", "noopener"); },
    n(timing, list) { animated(timing, list, () => list.map(carryOut)); },
    f(html) {
      const app = part("app");
      [...app.children].forEach(discard);
      insert(app, html);
    },
  };
  const carryOut = ([letter, ...operands]) => operations[letter](...operands);
  const receive = ([last, event, ...list]) => {
    const focused = document.activeElement;
    pending = pending.filter(([sequence]) => sequence > event);
    list.map(carryOut);
    patch = last;
    announce();
    if (focused.disabled) lost = focused.id;
    const again = part(focused.id) || part(lost);
    if (again && document.activeElement == document.body) again.focus();
  };

  // The connection.

  // Reloads once: a page that is refused again within seconds would reload for ever.
  const reload = () => {
    const now = Date.now(), { at = 0 } = history.state;
    if (document.hidden) return later(reload, 5e3);
    if (now - at < 9e3) return say("cannotConnect");
    history.replaceState({ ...history.state, at: now }, "");
    location.reload();
  };
  const connect = () => {
    timer = clearTimeout(timer);
    socket = new WebSocket(location.origin.replace("http", "ws") + data.socket);
    socket.onopen = () => [[0, patch, data.token], ...pending].forEach(transmit);
    socket.onmessage = (event) => {
      try {
        receive(JSON.parse(event.data));
      } catch {
        // The document differs from the server's. Reconnects to get the whole page.
        patch = 9e15;
        return socket.close();
      }
      attempts = 0;
      settle();
      root.dataset.live = "";
    };
    socket.onclose = ({ code }) => {
      delete root.dataset.live;
      if (code == 4000 || code == 4001) return reload();
      if (code == 4003) return say("openElsewhere");
      say("reconnecting");
      timer = later(connect, Math.min(5e3, 200 * 2 ** attempts++) * (0.75 + Math.random() / 2));
    };
  };
  const hurry = () => timer && connect();
  addEventListener("online", hurry);
  on("visibilitychange", hurry);

  dialogs(root).forEach(show);
  connect();
})();
"""#
}
#endif
