// The parts of the script that few pages need: each is loaded once the page has an element for it.
//
// Provides:
//   parts          the functions of the loaded parts, by the names of the parts
//   loadParts()    begins to load the parts that elements of the document need
//   load(name)     loads a part; returns a promise
//   usePart(…)     calls a function of a part, as soon as the part is loaded
//   buttonStacks() the stacks of rows that have buttons
//   isTight(…)     whether the buttons in a stack are wider than it
//   barTitles()    the titles in bars
//   isCut(…)       whether a title is wider than its space
//
// The steps of pointers, keys and drags while a part is loading are kept, and handed to its listeners
// once it is there.

import { takeListeners } from "./document.js";

// Scripts/generate/assets writes the files' names, which change with their contents.
const LOADERS = {
  arranging: (again) => import("./arranging.js" + again),
  effects: (again) => import("./effects.js" + again),
  feedback: (again) => import("./feedback.js" + again),
  finding: (again) => import("./finding.js" + again),
  gestures: (again) => import("./gestures.js" + again),
  lifting: (again) => import("./lifting.js" + again),
  measuring: (again) => import("./measuring.js" + again),
  motion: (again) => import("./motion.js" + again),
  sheets: (again) => import("./sheets.js" + again),
  swiping: (again) => import("./swiping.js" + again),
  transfer: (again) => import("./transfer.js" + again),
  zooming: (again) => import("./zooming.js" + again),
};

// The elements that need a part.
const NEEDS = {
  arranging: "[data-p]",
  effects: "[data-symbol],[data-fit],[data-edges],[data-match]",
  finding: "[data-found]",
  gestures: "[data-e*=g]",
  lifting: "[data-e*=q],.row[data-e*=m]",
  measuring: "[data-e*=z],[data-e*=n],[data-e*=o]",
  motion: "[data-zoom]",
  sheets: ".sheet[data-e*=m]",
  swiping: ".row>.delete,.row>.move,.row [class*=look-actions],.look-pages",
  transfer: "[data-e*=q],[data-e*=w],.row[data-e*=m]",
  zooming: "[data-zoom],[data-zoom-source]",
};

const KEPT_EVENTS = [
  "pointerdown", "pointermove", "pointerup", "pointercancel", "keydown", "wheel",
  "dragstart", "dragover", "dragleave", "drop", "dragend", "paste",
];
const MOST_KEPT_EVENTS = 2000;
const SHORTEST_RETRY = 500;
const LONGEST_RETRY = 30000;

export const parts = {};
// The promises of the parts that are loading or loaded.
const loads = {};
const loading = new Set();
// The events since the first of the parts that are loading now began to.
let keptEvents = [];

export function loadParts() {
  for (const name in NEEDS) if (!loads[name] && document.querySelector(NEEDS[name])) load(name);
  if (!loads.effects && (areButtonsTight() || barTitles().some(isCut))) load("effects");
}

addEventListener("resize", loadParts);

// Whether buttons beside each other in a row are wider than it. The attribute keeps them from widening it.
function areButtonsTight() {
  const stacks = buttonStacks();
  for (const stack of stacks) stack.dataset.squeeze ??= 0;
  return stacks.some(isTight);
}

export function buttonStacks() {
  const buttons = document.querySelectorAll(".row .horizontalStack > .button");
  return [...new Set([...buttons].map(({ parentNode }) => parentNode))];
}

// Measures the buttons, not what they scroll: the area of a tap is larger than a button.
export function isTight(stack) {
  const { left, right } = stack.getBoundingClientRect();
  return [...stack.children].some((child) => {
    const inner = child.getBoundingClientRect();
    return inner.left < left - 0.5 || inner.right > right + 0.5;
  });
}

export function barTitles() {
  return [...document.querySelectorAll(".bar h1")];
}

export function isCut({ scrollWidth, clientWidth }) {
  return scrollWidth > clientWidth + 1;
}

// Calls at once if the part is there: browsers allow some things only soon after a click.
export async function usePart(name, functionName, ...values) {
  if (!parts[name]) await load(name);
  return parts[name][functionName](...values);
}

export function load(name) {
  return (loads[name] ||= begin(name));
}

async function begin(name) {
  if (loading.size == 0) {
    takeListeners();
    setKeeping("addEventListener");
  }
  loading.add(name);
  parts[name] = await fetchPart(name, 0);
  loading.delete(name);
  const listeners = takeListeners();
  const events = keptEvents;
  if (loading.size == 0) {
    keptEvents = [];
    setKeeping("removeEventListener");
  }
  for (const event of events)
    for (const [type, handle] of listeners) if (type == event.type) handle(event);
}

// Some browsers take a file that could not be loaded once to be missing for ever, unless its address
// is another one.
async function fetchPart(name, failures) {
  try {
    return await LOADERS[name](failures ? "?" + failures : "");
  } catch {
    const delay = Math.min(SHORTEST_RETRY * 2 ** failures, LONGEST_RETRY);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return fetchPart(name, failures + 1);
  }
}

function setKeeping(functionName) {
  const options = { capture: true, passive: false };
  for (const type of KEPT_EVENTS) document[functionName](type, keep, options);
}

function keep(event) {
  const data = event.dataTransfer || event.clipboardData;
  if (keptEvents.length < MOST_KEPT_EVENTS) keptEvents.push(data ? copyWithData(event, data) : event);
  const isPinch = event.type == "wheel" && event.ctrlKey && event.target.closest(".look-pinchable");
  if (isPinch) event.preventDefault();
}

// The data of a drag can be read only during its event. A drag needs data, and a drop an element that
// lets it in.
function copyWithData(event, data) {
  const { type, target, clientX, clientY, relatedTarget } = event;
  if (type == "dragstart") data.setData("application/x-composable", "");
  else if (type != "paste" && !target.matches?.("input,textarea")) event.preventDefault();
  const texts = ["text/plain", "text/uri-list"].map((kind) => [kind, data.getData(kind)]);
  const copy = {
    types: [...data.types],
    items: [...data.items].map((item) => ({ kind: item.kind, type: item.type })),
    files: [...data.files],
    getData: (kind) => new Map(texts).get(kind),
    setData() {},
    setDragImage() {},
  };
  const kept = { type, target, clientX, clientY, relatedTarget, preventDefault() {} };
  return { ...kept, dataTransfer: copy, clipboardData: copy };
}
