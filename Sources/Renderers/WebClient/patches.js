// The patches: changes the document by the operations in a message of the server.
//
// Provides:
//   applyMessage(operations)   carries the operations out, and announces a new screen
//
// An operation is an array of a letter and operands. A target is a node's number, or the identifier
// of a part of a node.

import { watchElements } from "./appearing.js";
import { discard, findOpenDialog, showDialogs, updateDialogs } from "./dialogs.js";
import { findAll, findPart, listen } from "./document.js";
import { restoreFocus } from "./events.js";
import { showValue } from "./fields.js";
import { travel } from "./history.js";
import { loadParts, parts, usePart } from "./parts.js";
import { keepAnchors, reveal, scrollToOffset } from "./scrolling.js";
import { copyText, download } from "./sharing.js";

const titleWithoutScreen = document.title;
let shownHeading = findHeading();
// How far the window was scrolled on each screen, by the screen's heading.
const offsets = new WeakMap();

export function applyMessage(operations) {
  const focused = document.activeElement;
  operations.forEach(carryOut);
  updateDialogs();
  announceScreen();
  parts.zooming?.playZooms();
  restoreFocus(focused);
  parts.measuring?.measureElements();
  watchElements();
  parts.arranging?.arrangeElements();
  keepAnchors();
  parts.effects?.updateEffects();
  parts.finding?.showFound();
  loadParts();
}

function carryOut([letter, ...operands]) {
  operationsByLetter[letter](...operands);
}

const operationsByLetter = {
  t: setText,
  a: setAttribute,
  p: (target, value) => showValue(findPart(target), value),
  o: (target, isFocused) => findPart(target)[isFocused ? "focus" : "blur"](),
  i: (target, before, html) => insert(findPart(target), before, html),
  h: (target, marks) => (findPart(target).innerHTML = marks),
  r: (target) => remove(findPart(target)),
  m: (target, before) => place(findPart(target).parentNode, findPart(target), before),
  g: setTag,
  l: travel,
  d: (lang, dir) => Object.assign(document.documentElement, { lang, dir }),
  s: setColorScheme,
  v: reveal,
  x: scrollToOffset,
  u: (url) => open(url, "_blank", "noopener"),
  y: copyText,
  b: (name, percent) => usePart("feedback", "playFeedback", name, percent),
  w: download,
  n: (timing, operations) => parts.motion.animate(timing, operations, () => operations.forEach(carryOut)),
  f: replaceAll,
};

function setText(target, text) {
  findPart(target).textContent = text;
}

// Without a value, removes the attribute.
function setAttribute(target, name, value) {
  const element = findPart(target);
  if (name == "style") parts.motion?.endAnimation(element);
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

// The colour scheme that the views prefer; an empty one is the browser's own.
function setColorScheme(scheme) {
  document.documentElement.dataset.scheme = scheme;
}

function setTag(target, tag) {
  const old = findPart(target);
  const element = document.createElement(tag);
  for (const { name, value } of old.attributes) element.setAttribute(name, value);
  element.append(...old.childNodes);
  old.replaceWith(element);
}

function insert(parent, before, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const element = template.content.firstChild;
  parts.zooming?.noteZoom(element);
  place(parent, element, before);
  showDialogs(element);
  for (const button of findAll("[data-files^=o]", element)) usePart("transfer", "openChooser", button);
  for (const field of findAll("[autofocus]", element)) field.focus();
}

function remove(element) {
  parts.zooming?.noteZoom(element);
  discard(element);
}

// Places an element before a node, or last if that is 0. An element that moves keeps its state, such
// as the focus, where the browser can do that.
function place(parent, element, before) {
  const canMove = parent.moveBefore && element.isConnected;
  parent[canMove ? "moveBefore" : "insertBefore"](element, before ? findPart(before) : null);
}

function replaceAll(html) {
  const app = findPart("app");
  [...app.children].forEach(discard);
  insert(app, 0, html);
}

// Shows the title of the last screen. A new screen gets the focus, so that it is read aloud. The screen
// that one goes back to is scrolled as it was.
function announceScreen() {
  const heading = findHeading();
  document.title = heading?.textContent || titleWithoutScreen;
  if (heading && heading != shownHeading && !findOpenDialog()) {
    heading.focus({ preventScroll: true });
    scrollTo(0, offsets.get(heading) || 0);
  }
  shownHeading = heading;
}

function findHeading() {
  return findAll(".navigation>.screen:last-child>.bar h1:not([hidden] *)").pop();
}

// A patch that replaces the screen may scroll the window, before its new heading is known.
listen("scroll", () => shownHeading && findHeading() == shownHeading && offsets.set(shownHeading, scrollY));
