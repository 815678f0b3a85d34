// The effects: moves symbols, shrinks texts, buttons and ways back to fit, changes views at the edges of scroll views, and
// puts views at the places of others.
//
// Provides:
//   updateEffects()   begins, changes and ends the effects, after a change of the document
//   placeMatches()    puts the views that follow a source at its place
//
// The attribute "data-symbol" has motions as "kind:count:runs:speed": with a count, the motion runs once
// for each new count; without one, it goes on. "data-edges" has "axis|share|motion|motion|look|look", and
// "data-match" "group properties x y source".

import { findAll, readLook } from "./document.js";
import { barTitles, buttonStacks, isCut, isTight } from "./parts.js";

const SYMBOL_MOTIONS = {
  bounce: [500, { scale: [1, 1.2, 0.95, 1] }],
  bounceDown: [500, { scale: [1, 0.8, 1.05, 1] }],
  pulse: [1500, { opacity: [1, 0.4, 1] }],
  variableColor: [1000, { opacity: [1, 0.3, 1] }],
  wiggle: [600, { rotate: ["0deg", "-12deg", "12deg", "-8deg", "0deg"] }],
  rotate: [1000, { rotate: ["0deg", "360deg"] }],
  rotateBack: [1000, { rotate: ["0deg", "-360deg"] }],
  breathe: [2500, { scale: [1, 1.1, 1] }],
  // These stay as they are at their ends.
  scaleUp: [250, { scale: [1.2] }, "forwards"],
  scaleDown: [250, { scale: [0.8] }, "forwards"],
  disappear: [250, { scale: [0], opacity: [0] }, "forwards"],
};

// The style sheet has a rule for each step.
const MOST_SQUEEZE = 6;

// The last motions of symbols: of each element, the text and the animations by the kind.
const symbolMotions = new Map();
// The animations of elements at the edges of scroll views, with the text that they are made from.
const edgeAnimations = new WeakMap();
// The stacks of buttons, with the text and the width that they were squeezed for.
const squeezedStacks = new WeakMap();
const matchAnimations = new WeakMap();
// The sizes of letters in shrunk texts, as the server has set them and as they are.
const fittedSizes = new WeakMap();
let edgeFrame;

export function updateEffects() {
  moveSymbols();
  fitTexts();
  squeezeButtons();
  shrinkWaysBack();
  updateEdges();
  placeMatches();
}

// Symbols.

function moveSymbols() {
  for (const element of [...symbolMotions.keys()])
    if (!element.isConnected || !element.dataset.symbol) endSymbol(element);
  for (const element of findAll("[data-symbol]")) moveSymbol(element);
}

function endSymbol(element) {
  for (const { animations } of symbolMotions.get(element).values())
    for (const animation of animations) animation.cancel();
  symbolMotions.delete(element);
}

function moveSymbol(element) {
  const old = symbolMotions.get(element);
  const now = new Map();
  for (const text of element.dataset.symbol.split(" ")) {
    const [kind, count] = text.split(":");
    const last = old?.get(kind);
    old?.delete(kind);
    // A count starts no motion when it is first seen.
    const isNew = count ? last && last.text != text : last?.text != text;
    if (isNew) for (const animation of last?.animations ?? []) animation.cancel();
    now.set(kind, { text, animations: isNew ? playSymbol(element, text) : (last?.animations ?? []) });
  }
  if (old) endSymbol(element);
  symbolMotions.set(element, now);
}

function playSymbol(element, text) {
  const [kind, , runs, speed] = text.split(":");
  const [duration, frames, fill] = SYMBOL_MOTIONS[kind];
  const iterations = fill ? 1 : +runs || Infinity;
  const options = { duration: duration / speed, easing: "ease-in-out", iterations, fill: fill || "none" };
  return findAll(".image>.symbol", element.parentElement)
    .filter((symbol) => element.contains(symbol))
    .map((symbol) => symbol.animate(frames, options));
}

// Texts.

function fitTexts() {
  const texts = findAll("[data-fit]");
  for (const text of texts) {
    const fit = fittedSizes.get(text);
    if (fit && text.style.fontSize == fit.own) text.style.fontSize = fit.usual;
  }
  // All texts are measured before the first one shrinks.
  const sizes = texts.map((text) => [text.clientWidth / text.scrollWidth, parseFloat(getComputedStyle(text).fontSize)]);
  texts.forEach((text, index) => {
    const [share, size] = sizes[index];
    if (!(share < 1)) return;
    const usual = text.style.fontSize;
    text.style.fontSize = `${Math.floor(Math.max(text.dataset.fit, share) * size * 10) / 10}px`;
    fittedSizes.set(text, { usual, own: text.style.fontSize });
  });
}

// Buttons.

// Makes buttons of rows narrower, step by step, for as long as a word of theirs has too little room.
function squeezeButtons() {
  const changed = buttonStacks().filter((stack) => squeezedStacks.get(stack) != describeStack(stack));
  for (const stack of changed) stack.dataset.squeeze = 0;
  let tight = changed;
  for (let squeeze = 1; squeeze <= MOST_SQUEEZE; squeeze++) {
    tight = tight.filter(isTight);
    for (const stack of tight) stack.dataset.squeeze = squeeze;
  }
  for (const stack of changed) squeezedStacks.set(stack, describeStack(stack));
}

function describeStack(stack) {
  const widths = [stack.clientWidth, stack.parentElement.clientWidth, innerWidth];
  return [...widths, stack.textContent, ...[...stack.children].map(({ className }) => className)].join("|");
}

// Bars.

// Takes the word from the way back where the title beside it would be cut.
function shrinkWaysBack() {
  for (const title of barTitles()) {
    const bar = title.closest(".bar");
    delete bar.dataset.tight;
    if (isCut(title)) bar.dataset.tight = "";
  }
}

// The edges of scroll views.

function updateEdges() {
  edgeFrame = undefined;
  const elements = findAll("[data-edges]");
  // Elements are measured as they are in the layout.
  for (const element of elements) for (const animation of findEdgeAnimations(element)) if (!animation.plays) animation.cancel();
  const amounts = elements.map(measureEdges);
  elements.forEach((element, index) =>
    findEdgeAnimations(element).forEach((animation, edge) => showEdge(animation, amounts[index][edge])),
  );
}

function findEdgeAnimations(element) {
  const text = element.dataset.edges;
  const known = edgeAnimations.get(element);
  if (known?.text == text) return known.animations;
  for (const animation of known?.animations ?? []) animation.cancel();
  const [, , leading, trailing, ...looks] = text.split("|");
  const animations = [leading, trailing].map((motion, edge) => makeEdge(element, motion, looks[edge]));
  edgeAnimations.set(element, { text, animations });
  return animations;
}

function makeEdge(element, motion, look) {
  const [letter, easing = "linear", duration = 1000] = motion.split(" ");
  const frame = letter == "n" ? {} : readLook(look);
  const animation = element.animate([{}, frame], { duration: +duration, easing, fill: "both" });
  animation.cancel();
  // An animation that plays goes from one end to the other by itself.
  animation.plays = letter == "a";
  return animation;
}

function showEdge(animation, amount) {
  if (animation.plays) {
    const isOn = amount > 0;
    if (isOn == !!animation.isOn) return;
    animation.isOn = isOn;
    animation.playbackRate = isOn ? 1 : -1;
    animation.play();
  } else if (amount > 0) {
    animation.pause();
    animation.currentTime = amount * animation.effect.getTiming().duration;
  }
}

// Returns how far an element is beyond the leading and the trailing edge, from 0 to 1.
function measureEdges(element) {
  const [axis, share] = element.dataset.edges.split("|");
  const scroll = element.parentElement.closest(".scroll");
  const isHorizontal = axis ? axis == "x" : !!scroll?.matches(".axis-horizontal");
  const box = element.getBoundingClientRect();
  const around = scroll?.getBoundingClientRect();
  const [start, end, first, last, limit] = isHorizontal
    ? [box.left, box.right, around?.left, around?.right, innerWidth]
    : [box.top, box.bottom, around?.top, around?.bottom, innerHeight];
  const from = Math.max(first ?? 0, 0);
  const to = Math.min(last ?? limit, limit);
  const size = Math.max(end - start, 1);
  const amounts = [from - start, end - to].map((length) => {
    const hidden = Math.min(Math.max(length / size, 0), 1);
    return +share ? Math.max((hidden - 1 + +share) / share, 0) : +(hidden == 1);
  });
  return isHorizontal && getComputedStyle(element).direction == "rtl" ? amounts.reverse() : amounts;
}

// Matches.

export function placeMatches() {
  const elements = findAll("[data-match]");
  const followers = elements.filter((element) => element.dataset.match.endsWith(" 0"));
  for (const element of followers) matchAnimations.get(element)?.cancel();
  const frames = followers.map((element) => matchFrame(element, elements));
  followers.forEach((element, index) => {
    if (!frames[index]) return;
    matchAnimations.set(element, element.animate(frames[index], { duration: 1, fill: "both" }));
  });
}

// Returns the style that puts an element at the place of its source; undefined without a source.
function matchFrame(element, elements) {
  const [group, properties, x, y] = element.dataset.match.split(" ");
  const source = elements.find(({ dataset }) => dataset.match.startsWith(`${group} `) && dataset.match.endsWith(" 1"));
  if (!source) return undefined;
  const [from, to] = [element, source].map((each) => each.getBoundingClientRect());
  const frame = {};
  const size = properties & 2 ? to : from;
  if (properties & 2) Object.assign(frame, { width: `${to.width}px`, height: `${to.height}px`, minWidth: 0, minHeight: 0, maxWidth: "none", maxHeight: "none" });
  if (properties & 1) {
    // The middle stays where it is while the element takes another size.
    const shift = [to.left + to.width * x - from.left - from.width / 2 + size.width * (0.5 - x), to.top + to.height * y - from.top - from.height / 2 + size.height * (0.5 - y)];
    frame.translate = `${shift[0]}px ${shift[1]}px`;
  }
  return [frame, frame];
}

function scheduleEdges() {
  edgeFrame ??= requestAnimationFrame(updateEdges);
}

addEventListener("scroll", scheduleEdges, { capture: true, passive: true });
addEventListener("resize", updateEffects);
updateEffects();
