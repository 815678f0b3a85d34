// The motion: animates what a group of operations changes.
//
// Provides:
//   animate(…)              carries operations out, and animates their changes
//   endAnimation(element)   ends the animation of an element's style
//   fadeOut(…)              shows a removed element while it fades out
//
// Changed styles are interpolated, inserted and removed elements fade, and moved elements glide.
// All are browser animations: the document itself has the new state at once.

import { findAll, findPart, isNearWindow, isPreferred, isShown, readLook } from "./document.js";
import { parts } from "./parts.js";

const INTERPOLATED_STYLES = [
  "opacity", "color", "backgroundColor", "width", "height", "padding", "gap", "fontSize",
  "borderRadius", "boxShadow", "filter", "rotate", "scale", "translate", "transform",
];
// The first keyframes of new texts and symbols, by the letters in the attribute "data-content".
const CONTENT_TRANSITIONS = {
  o: { opacity: 0 },
  u: { opacity: 0, translate: "0 70%" },
  d: { opacity: 0, translate: "0 -70%" },
  s: { opacity: 0, scale: 0.4 },
};

// The running animations of elements' styles.
const styleAnimations = new WeakMap();
// The page's style rules for removed elements, made for the first of them.
let shadowStyleSheet;

// Animates the changes by operations. The options are those of the browser's "animate" function.
export function animate(options, operations, carryOut) {
  const isCalm = isPreferred("prefers-reduced-motion: reduce");
  if (isCalm || !document.body.checkVisibility) return carryOut();
  const timing = { ...options, fill: "backwards" };
  const onceTiming = { ...timing, iterations: 1, direction: "normal" };
  const oldElements = findNodeElements();
  const oldPlaces = measurePlaces(oldElements);
  const oldStyles = readChangingStyles(operations);
  const oldTexts = readChangingContents(operations);
  carryOut();
  cancelGlides();
  parts.effects?.placeMatches();
  interpolateStyles(oldStyles, timing);
  const elements = findNodeElements();
  glide(elements, oldPlaces, onceTiming);
  const replaced = replaceMatches(elements, oldPlaces, onceTiming);
  fadeNewElementsIn(elements.filter((element) => !replaced.has(element)), new Set(oldElements), onceTiming);
  for (const [element, place] of oldPlaces)
    if (!element.isConnected && place.parent.isConnected && !replaced.has(element) && !element.matches("dialog,:has(dialog)"))
      fadeOut(element, place, onceTiming);
  moveNewContents(oldTexts, onceTiming);
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
  // The functions of a transform say more than the matrix that they make.
  return INTERPOLATED_STYLES.map((name) => (name == "transform" ? element.style.transform || "none" : style[name]));
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

// Matches and contents.

// Moves new elements from the places of removed ones of the same group. Returns both.
function replaceMatches(elements, oldPlaces, timing) {
  const replaced = new Set();
  const removed = new Map();
  for (const [element, { box }] of oldPlaces) {
    const [group] = element.dataset.match?.split(" ") ?? [];
    if (group && !(element.isConnected && isShown(element))) removed.set(group, { element, box });
  }
  if (removed.size == 0) return replaced;
  for (const element of elements) {
    const [group, properties] = element.dataset.match?.split(" ") ?? [];
    const old = removed.get(group);
    if (!old || oldPlaces.has(element) || !isShown(element)) continue;
    const box = element.getBoundingClientRect();
    const frame = {};
    if (properties & 1) frame.translate = `${middle(old.box)[0] - middle(box)[0]}px ${middle(old.box)[1] - middle(box)[1]}px`;
    if (properties & 2) frame.scale = `${old.box.width / (box.width || 1)} ${old.box.height / (box.height || 1)}`;
    element.animate([frame, {}], { ...timing, id: "match" });
    replaced.add(element).add(old.element);
  }
  return replaced;
}

function middle({ left, top, width, height }) {
  return [left + width / 2, top + height / 2];
}

// Returns the elements of new texts and symbols with their transitions, and their old texts.
function readChangingContents(operations) {
  const contents = [];
  for (const [letter, target, name] of operations) {
    if (letter != "t" && !(letter == "a" && name == "href")) continue;
    const part = findPart(target);
    const kind = part?.closest("[data-content]")?.dataset.content;
    const element = letter == "t" ? part : part?.closest(".symbol");
    if (element && kind && (letter == "t") == (kind != "s")) contents.push([element, kind, element.textContent]);
  }
  return contents;
}

function moveNewContents(contents, timing) {
  for (const [element, kind, old] of contents) {
    const [before, now] = [old, element.textContent].map((text) => parseFloat(text.replace(/[^-\d.]/g, "")));
    const frame = CONTENT_TRANSITIONS[kind == "v" ? (now < before ? "d" : "u") : kind];
    if (frame) element.animate([frame, {}], { ...timing, id: "content" });
  }
}

// Insertions and removals.

// Returns the keyframe of an element before insertion or after removal; null for no transition.
function transitionFrame(element, isRemoval) {
  const [insertion, removal = insertion] = (element.dataset.t ?? "opacity:0").split("|");
  const frame = readLook(isRemoval ? removal : insertion);
  // From right to left, the leading edge is at the right.
  if (document.dir == "rtl" && frame.translate) frame.translate = frame.translate.replace(/^-?(?=100%)/, (sign) => (sign ? "" : "-"));
  return Object.keys(frame).length ? frame : null;
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
export function fadeOut(element, { box, parent }, timing, frame = transitionFrame(element, true)) {
  if (!frame || !isNearWindow(box)) return;
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
