"use strict";

// Animates the changes of a patch. Defines 'animated' for the client script.
//
// Changed styles are interpolated, inserted and removed elements fade, and moved elements glide.
// All are browser animations: the document itself has the new state at once.
const animated = (() => {
  const FLOWING = ["opacity", "color", "backgroundColor", "width", "height", "padding", "gap",
    "fontSize", "borderRadius", "boxShadow", "filter", "rotate", "scale", "translate"];
  const EFFECTS = { o: { opacity: 0 }, s: { scale: 0 }, l: { translate: "-100%" }, r: { translate: "100%" },
    t: { translate: "0 -100%" }, b: { translate: "0 100%" } };
  const part = (target) =>
    document.getElementById(typeof target == "number" ? "n" + target : target);
  const allNodes = () => [...document.querySelectorAll("#app [id^=n]")];
  const nodeAround = (element) => element.parentElement.closest("[id^=n]");
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const isNear = (box) => box.bottom > 0 && box.top < innerHeight;
  const look = (element) => {
    const style = getComputedStyle(element);
    return FLOWING.map((name) => style[name]);
  };
  // Returns the keyframe of an element before insertion or after removal; null for no effect.
  const effect = (element, isGoing) => {
    const [coming, going = coming] = (element.dataset.t ?? "o").split("/");
    const letters = [...(isGoing ? going : coming)];
    return letters.length ? Object.assign({}, ...letters.map((letter) => EFFECTS[letter])) : null;
  };

  // Removed elements fade out in a shadow tree, hidden from scripts, screen readers and the pointer.
  let sheet;
  const styles = () => {
    if (!sheet) {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      sheet = new CSSStyleSheet();
      sheet.replaceSync(rules.map((rule) => rule.cssText).join(""));
    }
    return sheet;
  };
  const fadeOut = (element, { box, parent }, timing) => {
    const frame = effect(element, true), ghost = document.createElement("div");
    if (!frame || !isNear(box) || element.matches("dialog,:has(dialog)")) return;
    const shadow = ghost.attachShadow({ mode: "closed" });
    shadow.adoptedStyleSheets = [styles()];
    ghost.className = "ghost";
    ghost.inert = true;
    ghost.ariaHidden = "true";
    ghost.style.cssText =
      `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    element.style.margin = 0;
    element.style.placeSelf = "stretch";
    // Copies of the ancestors keep the inherited style.
    let content = element;
    for (let outer = parent; outer.id != "app"; outer = outer.parentElement) {
      const shell = outer.cloneNode();
      shell.style.display = "contents";
      shell.append(content);
      content = shell;
    }
    shadow.append(content);
    (parent.closest("dialog") || document.body).append(ghost);
    const fading = ghost.animate([{}, frame], { ...timing, fill: "both" });
    fading.onfinish = fading.oncancel = () => ghost.remove();
  };

  const flow = (looks, timing) => {
    const changes = [...looks].map(([element, old]) => [element, old, look(element)]);
    for (const [element, old, now] of changes) {
      const from = {}, to = {};
      FLOWING.forEach((name, index) => {
        if (old[index] == now[index]) return;
        from[name] = old[index];
        to[name] = now[index];
      });
      // The client script cancels this animation when the style changes again.
      if (Object.keys(to).length)
        element["~style"] = element.animate([from, to], { ...timing, id: "style" });
    }
  };
  const glide = (nodes, before, timing) => {
    const boxes = new Map(), shifts = new Map();
    for (const element of nodes)
      if (before.has(element) && isShown(element)) boxes.set(element, element.getBoundingClientRect());
    for (const element of nodes) {
      const box = boxes.get(element), old = before.get(element)?.box,
        outer = shifts.get(nodeAround(element)) || [0, 0];
      shifts.set(element, outer);
      if (!box) continue;
      // An element inside of a gliding element moves with it.
      const shift = [old.left - box.left, old.top - box.top];
      const [x, y] = shift.map((length, index) => length - outer[index]);
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      shifts.set(element, shift);
      if (!isNear(box) && !isNear(old)) continue;
      const path = [{ translate: x + "px " + y + "px" }, { translate: "0px" }];
      element.animate(path, { ...timing, id: "move", composite: "add" });
    }
  };

  return (options, operations, carryOut) => {
    const { body } = document, isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isCalm || !body.checkVisibility) return carryOut();
    const timing = { ...options, fill: "backwards" };
    const once = { ...timing, iterations: 1, direction: "normal" };
    const known = new Set(allNodes()), before = new Map(), looks = new Map();
    for (const element of known)
      if (isShown(element))
        before.set(element, { box: element.getBoundingClientRect(), parent: element.parentElement });
    for (const [letter, target] of operations)
      if (letter == "a" && part(target)) looks.set(part(target), look(part(target)));
    carryOut();
    // New positions are measured without the running glides.
    for (const one of document.getAnimations()) if (one.id == "move") one.cancel();
    for (const element of looks.keys()) if (!element.isConnected) looks.delete(element);
    flow(looks, timing);
    const nodes = allNodes();
    glide(nodes, before, once);
    for (const element of nodes) {
      const frame = effect(element), outer = nodeAround(element);
      if (frame && !known.has(element) && known.has(outer)) element.animate([frame, {}], once);
    }
    for (const [element, place] of before)
      if (!element.isConnected && place.parent.isConnected) fadeOut(element, place, once);
  };
})();
