// The motion: animates what a group of operations changes.
//
// Provides:
//   animate(…)              carries operations out, and animates their changes
//   endAnimation(element)   ends the animation of an element's style
//
// Changed styles are interpolated, inserted and removed elements fade, and moved elements glide.
// All are browser animations: the document itself has the new state at once.

import { findAll, findPart } from "./document.js";

const INTERPOLATED_STYLES = [
  "opacity", "color", "backgroundColor", "width", "height", "padding", "gap", "fontSize",
  "borderRadius", "boxShadow", "filter", "rotate", "scale", "translate",
];
// The keyframes of transitions, by their letters in the attribute "data-t".
const TRANSITIONS = {
  o: { opacity: 0 },
  s: { scale: 0 },
  l: { translate: "-100%" },
  r: { translate: "100%" },
  t: { translate: "0 -100%" },
  b: { translate: "0 100%" },
};
// The leading and the trailing edge, from right to left.
const MIRRORED = { l: "r", r: "l" };

// The running animations of elements' styles.
const styleAnimations = new WeakMap();
// The page's style rules for removed elements, made for the first of them.
let shadowStyleSheet;

// Animates the changes by operations. The options are those of the browser's "animate" function.
export function animate(options, operations, carryOut) {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !document.body.checkVisibility) return carryOut();
  const timing = { ...options, fill: "backwards" };
  const onceTiming = { ...timing, iterations: 1, direction: "normal" };
  const oldElements = findNodeElements();
  const oldPlaces = measurePlaces(oldElements);
  const oldStyles = readChangingStyles(operations);
  carryOut();
  cancelGlides();
  interpolateStyles(oldStyles, timing);
  const elements = findNodeElements();
  glide(elements, oldPlaces, onceTiming);
  fadeNewElementsIn(elements, new Set(oldElements), onceTiming);
  for (const [element, place] of oldPlaces)
    if (!element.isConnected && place.parent.isConnected) fadeOut(element, place, onceTiming);
}

export function endAnimation(element) {
  styleAnimations.get(element)?.cancel();
}

function findNodeElements() {
  return findAll("#app [id^=n]");
}

function nodeElementAround(element) {
  return element.parentElement.closest("[id^=n]");
}

function isShown(element) {
  return element.checkVisibility({ visibilityProperty: true });
}

function isNearWindow(box) {
  return box.bottom > 0 && box.top < innerHeight;
}

// Returns where each shown element is, with its parent.
function measurePlaces(elements) {
  const places = new Map();
  for (const element of elements.filter(isShown))
    places.set(element, { box: element.getBoundingClientRect(), parent: element.parentElement });
  return places;
}

// Styles.

function readStyle(element) {
  const style = getComputedStyle(element);
  return INTERPOLATED_STYLES.map((name) => style[name]);
}

// Returns the styles of the elements that have an attribute changed.
function readChangingStyles(operations) {
  const styles = new Map();
  for (const [letter, target] of operations) {
    const element = letter == "a" && findPart(target);
    if (element) styles.set(element, readStyle(element));
  }
  return styles;
}

function interpolateStyles(oldStyles, timing) {
  // All styles are read before the first animation, which would change them.
  const changes = [...oldStyles]
    .filter(([element]) => element.isConnected)
    .map(([element, old]) => [element, old, readStyle(element)]);
  for (const [element, old, now] of changes) interpolateStyle(element, old, now, timing);
}

function interpolateStyle(element, old, now, timing) {
  const from = {};
  const to = {};
  INTERPOLATED_STYLES.forEach((name, index) => {
    if (old[index] == now[index]) return;
    from[name] = old[index];
    to[name] = now[index];
  });
  if (Object.keys(to).length == 0) return;
  styleAnimations.set(element, element.animate([from, to], { ...timing, id: "style" }));
}

// Moves.

// New positions are measured without the running glides.
function cancelGlides() {
  for (const animation of document.getAnimations()) if (animation.id == "move") animation.cancel();
}

function glide(elements, oldPlaces, timing) {
  const boxes = new Map();
  for (const element of elements)
    if (oldPlaces.has(element) && isShown(element))
      boxes.set(element, element.getBoundingClientRect());
  // How far each element appears to be from its new position as its glide begins.
  const shifts = new Map();
  for (const element of elements) {
    const outerShift = shifts.get(nodeElementAround(element)) || [0, 0];
    shifts.set(element, outerShift);
    const box = boxes.get(element);
    if (!box) continue;
    const oldBox = oldPlaces.get(element).box;
    const shift = [oldBox.left - box.left, oldBox.top - box.top];
    // An element inside of a gliding element moves with it.
    const [x, y] = shift.map((length, axis) => length - outerShift[axis]);
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    shifts.set(element, shift);
    if (isNearWindow(box) || isNearWindow(oldBox)) glideFrom(element, x, y, timing);
  }
}

function glideFrom(element, x, y, timing) {
  const path = [{ translate: `${x}px ${y}px` }, { translate: "0px" }];
  element.animate(path, { ...timing, id: "move", composite: "add" });
}

// Insertions and removals.

// Returns the keyframe of an element before insertion or after removal; null for no transition.
function transitionFrame(element, isRemoval) {
  const [insertion, removal = insertion] = (element.dataset.t ?? "o").split("/");
  const letters = [...(isRemoval ? removal : insertion)];
  if (letters.length == 0) return null;
  return Object.assign({}, ...letters.map((letter) => TRANSITIONS[(document.dir == "rtl" && MIRRORED[letter]) || letter]));
}

// Only the outermost of the new elements fade in: those inside an old one.
function fadeNewElementsIn(elements, oldElements, timing) {
  for (const element of elements) {
    const frame = transitionFrame(element, false);
    const isOutermost = !oldElements.has(element) && oldElements.has(nodeElementAround(element));
    if (frame && isOutermost) element.animate([frame, {}], timing);
  }
}

// Fades a removed element out in a shadow tree, hidden from scripts, screen readers and the pointer.
function fadeOut(element, { box, parent }, timing) {
  const frame = transitionFrame(element, true);
  if (!frame || !isNearWindow(box) || element.matches("dialog,:has(dialog)")) return;
  const ghost = makeGhost(box);
  const shadow = ghost.attachShadow({ mode: "closed" });
  shadow.adoptedStyleSheets = [copyStyleSheets()];
  element.style.margin = 0;
  element.style.placeSelf = "stretch";
  shadow.append(copyAncestors(element, parent));
  (parent.closest("dialog") || document.body).append(ghost);
  const animation = ghost.animate([{}, frame], { ...timing, fill: "both" });
  animation.onfinish = animation.oncancel = () => ghost.remove();
}

function makeGhost({ left, top, width, height }) {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.inert = true;
  ghost.ariaHidden = "true";
  ghost.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  return ghost;
}

// Returns copies of the ancestors around an element, from which it inherits its style.
function copyAncestors(element, parent) {
  let content = element;
  for (let ancestor = parent; ancestor.id != "app"; ancestor = ancestor.parentElement) {
    const copy = ancestor.cloneNode();
    copy.style.display = "contents";
    copy.append(content);
    content = copy;
  }
  return content;
}

function copyStyleSheets() {
  if (!shadowStyleSheet) {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    shadowStyleSheet = new CSSStyleSheet();
    shadowStyleSheet.replaceSync(rules.map((rule) => rule.cssText).join(""));
  }
  return shadowStyleSheet;
}
