// The scrolling: scrolls to nodes, and tells which view the user has scrolled to.
//
// Provides:
//   reveal(…)          scrolls so that a node shows
//   scrollToOffset(…)  scrolls the content of a node to an offset
//   scrollPhase(…)     the phase of an element's scrolling, as the server numbers them
//   scrollSpeed(…)     the speed of an element that scrolls, in points per second
//   scrollsItself(…)   whether an element is limited, and scrolls its content
//   keepAnchors()      keeps the content where the views want it at first, after a change of it
//
// The attribute "data-start" has the point of the content that shows until the user scrolls away
// from it, and "data-anchor" the point at which the view is that the server is told. Both are
// fractions of the width and the height, such as "0 1".

import { isPending, sendEvent } from "./connection.js";
import { findAll, findPart, nodeNumber } from "./document.js";
import { parts } from "./parts.js";

const MILLISECONDS_BETWEEN_POSITIONS = 50;
const MILLISECONDS_TO_REST = 150;
// The bars at the top and at the bottom of the window. The style sheet has the same lengths.
const TOP_BAR = 60;
const BOTTOM_BAR = 72;

// The nodes that the server knows that elements show.
const shownNodes = new WeakMap();
// The elements that the server scrolls, until the end of that, with the phase of that.
const revealingElements = new Map();
const movedElements = new Set();
const leftAnchors = new WeakSet();
const anchoredContents = new WeakSet();
const contentObserver = new ResizeObserver(keepAnchors);
let positionTimer;

// The phases of the elements that scroll: 2 by the user, 3 on its own after that, 4 by an animation.
let scrollPhases = new WeakMap();
let userPhase = 0;
let restTimer;
// The speed of what scrolls, and the last step: what has scrolled where, and when.
let speed = [];
let lastStep = [];

export function scrollPhase(element) {
  return scrollPhases.get(element) || 0;
}

export function scrollSpeed(element) {
  return scrollPhase(element) ? speed : [];
}

function noteSpeed(scrolled) {
  const [last, x, y, time] = lastStep;
  lastStep = [scrolled, Math.abs(scrolled.scrollLeft), scrolled.scrollTop, performance.now()];
  const perSecond = (length) => (last == scrolled ? (length * 1000) / Math.max(lastStep[3] - time, 1) : 0);
  speed = [perSecond(lastStep[1] - x), perSecond(lastStep[2] - y)];
}

export function scrollsItself(element) {
  return scrollerOf(element) == element;
}

// Returns the element that scrolls the content of an element: the window, for what is not limited.
function scrollerOf(element) {
  for (let outer = element; outer; outer = outer.parentElement) {
    const isLonger = outer.scrollHeight > outer.clientHeight || outer.scrollWidth > outer.clientWidth;
    if (isLonger && getComputedStyle(outer).overflow != "visible") return outer;
  }
  return document.scrollingElement;
}

function isRightToLeft(element) {
  return getComputedStyle(element).direction == "rtl";
}

// The server scrolls.

// Positions are "start", "center", "end", or "nearest" to scroll as little as possible.
export function reveal(target, inline, block, isSmooth) {
  const element = findPart(target);
  const anchored = element.closest("[data-start]");
  if (anchored) leftAnchors.add(anchored);
  noteRevealing(element, isSmooth ? 4 : 0);
  // What is inside of a limited element scrolls in it alone: the page around it stays. One that is higher than the
  // window is not limited: its content is longer only until its layout has answered a change of the window.
  const scroller = scrollerOf(element);
  const isLimited = scroller == element.closest(".scroll") && scroller.clientHeight <= innerHeight;
  const container = isLimited ? "nearest" : "all";
  element.scrollIntoView({ inline, block, container, behavior: isSmooth ? "smooth" : "instant" });
}

// Offsets are from the leading edge and the top of the content; without one, that axis stays.
export function scrollToOffset(target, x, y, isSmooth) {
  const element = findPart(target);
  const scroller = scrollerOf(element);
  const { top, height } = element.getBoundingClientRect();
  leftAnchors.add(element);
  for (const letter of "oc") {
    const observed = element.closest(`[data-e*=${letter}]`);
    if (observed) revealingElements.set(observed, isSmooth ? 4 : 0);
  }
  shownNodes.delete(element);
  // What is not limited scrolls with the window, below its bar and no farther than its end.
  const start = scroller == element ? 0 : scroller.scrollTop + top - TOP_BAR;
  const longest = scroller == element ? y : Math.max(height + TOP_BAR + BOTTOM_BAR - innerHeight, 0);
  scroller.scrollTo({
    left: x == null ? undefined : isRightToLeft(element) ? -x : x,
    top: y == null ? undefined : start + Math.min(y, longest),
    behavior: isSmooth ? "smooth" : "instant",
  });
}

// Notes that the server scrolls to an element, which it need not be told. An event that is on its way
// from before is followed by one with that element.
function noteRevealing(element, phase) {
  const observed = element.closest("[data-e*=o]");
  if (observed) revealingElements.set(observed, phase);
  const scroll = element.closest("[data-e*=c]");
  const shown = element.closest(".targets>*");
  if (!scroll) return;
  revealingElements.set(scroll, phase);
  if (!shown) return;
  shownNodes.set(scroll, nodeNumber(shown));
  if (isPending(scroll, "c")) sendEvent(scroll, "c", String(nodeNumber(shown)));
}

// The keyboard scrolls an element that has the focus, or has something inside that can have it.
function makeReachable() {
  for (const element of findAll(".scroll")) {
    const isLonger = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (isLonger && !element.querySelector("a,button,input,select,textarea,[tabindex]")) element.tabIndex = 0;
  }
}

export function keepAnchors() {
  makeReachable();
  for (const element of findAll("[data-start]")) {
    if (!leftAnchors.has(element)) scrollerOf(element).scrollTo({ ...anchorOffset(element), behavior: "instant" });
    for (const content of element.children) {
      if (!anchoredContents.has(content)) contentObserver.observe(content);
      anchoredContents.add(content);
    }
  }
}

function anchorOffset(element) {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scrollerOf(element);
  const [x, y] = element.dataset.start.split(" ");
  const left = x * (scrollWidth - clientWidth);
  return { left: isRightToLeft(element) ? -left : left, top: y * (scrollHeight - clientHeight) };
}

// The user scrolls.

function handleScroll({ target }) {
  const scrolled = target == document ? document.scrollingElement : target;
  for (const element of findAll("[data-start]")) {
    if (scrollerOf(element) == scrolled) noteAnchor(element, scrolled);
  }
  for (const element of findAll("[data-e*=c]")) {
    if (scrollerOf(element) == scrolled && !revealingElements.has(element)) movedElements.add(element);
  }
  for (const element of findAll("[data-e*=o]")) {
    if (scrollerOf(element) == scrolled) scrollPhases.set(element, revealingElements.get(element) ?? userPhase);
  }
  noteSpeed(scrolled);
  clearTimeout(restTimer);
  restTimer = setTimeout(rest, MILLISECONDS_TO_REST);
  parts.measuring?.measureElements();
  if (!positionTimer) sendPositions();
}

function rest() {
  scrollPhases = new WeakMap();
  userPhase = 0;
  parts.measuring?.measureElements();
}

// The end of the scrolling of one element is that of no other.
function endRevealing({ type, target }) {
  if (type != "scrollend") {
    userPhase = 2;
    return revealingElements.clear();
  }
  const scrolled = target == document ? document.scrollingElement : target;
  for (const element of revealingElements.keys()) {
    if (scrollerOf(element) == scrolled) revealingElements.delete(element);
  }
}

function noteAnchor(element, { scrollLeft, scrollTop }) {
  const { left, top } = anchorOffset(element);
  const isThere = Math.abs(scrollLeft - left) < 2 && Math.abs(scrollTop - top) < 2;
  leftAnchors[isThere ? "delete" : "add"](element);
}

// Sends at most twenty times a second, and the last position always.
function sendPositions() {
  positionTimer = movedElements.size > 0 && setTimeout(sendPositions, MILLISECONDS_BETWEEN_POSITIONS);
  movedElements.forEach(sendPosition);
  movedElements.clear();
}

function sendPosition(element) {
  // A hidden or a removed element shows nothing.
  const shown = element.getClientRects().length > 0 && findShown(element);
  if (!shown || shownNodes.get(element) == shown) return;
  shownNodes.set(element, shown);
  sendEvent(element, "c", String(shown));
}

// Returns the number of the view at the anchor, or else of the closest one; 0 if there is none.
function findShown(element) {
  const point = anchorPoint(element);
  let [shown, least] = [0, Infinity];
  for (const target of findAll(".targets>*", element)) {
    if (target.closest(".scroll") != element) continue;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const distance = Math.max(left - point.x, point.x - right, 0) + Math.max(top - point.y, point.y - bottom, 0);
    if (distance < least) [shown, least] = [nodeNumber(target), distance];
  }
  return shown;
}

// The anchor in the window, one point within the edges of the visible part of the element.
function anchorPoint(element) {
  let { left, right, top, bottom } = element.getBoundingClientRect();
  if (scrollerOf(element) == document.scrollingElement) {
    top = Math.max(top, TOP_BAR);
    bottom = Math.min(bottom, innerHeight - BOTTOM_BAR);
  }
  const [x, y] = (element.dataset.anchor || "0 0").split(" ").map(Number);
  const within = (start, end, fraction) => Math.min(Math.max(start + fraction * (end - start), start + 1), end - 1);
  return { x: within(left, right, isRightToLeft(element) ? 1 - x : x), y: within(top, bottom, y) };
}

// The events of what is scrolled inside of the page do not bubble.
const options = { capture: true, passive: true };
addEventListener("scroll", handleScroll, options);
// The end of the server's scrolling: it is there, or the user intervenes.
for (const type of ["scrollend", "wheel", "touchmove", "pointerdown", "keydown"]) {
  addEventListener(type, endRevealing, options);
}
addEventListener("touchend", () => (userPhase &&= 3), options);
