// The document: finds elements, registers listeners and shows status messages.
//
// Provides:
//   settings            the values that the server wrote into the page's body
//   findPart(target)    the element of a node's number, or of a part's identifier
//   nodeNumber(element) the number of the node that an element shows
//   takesEvent(…)       whether an element takes a kind of event
//   findAll(…)          the elements that match a selector, as an array
//   isPreferred(query)  whether a media query, without its parentheses, holds
//   isShown(element)    whether an element shows
//   isNearWindow(box)   whether a place is in the window, as far as it scrolls down
//   readLook(…)         the keyframe of a style
//   listen(…)           registers a listener for types of events
//   takeListeners()     the listeners since the last call
//   capturePointer(…)   lets an element get the steps of a pointer, wherever it goes
//   showStatus(name)    shows one of the status messages until another one
//   flashStatus(name)   shows one for a few seconds
//   sayStatus(…)        shows one with more text after it, until another one
//   showSilence(…)      shows that the server does not answer, over what lasts

const MILLISECONDS_OF_A_FLASH = 4000;

export const settings = document.body.dataset;
const statusLine = document.getElementById("status");
let lastingStatus;
let flashedStatus;
let isSilent = false;
let flashTimer;
let newListeners = [];

// Returns the element with the identifier "n12" for the number 12. A part of a node, such as the
// control of a labelled field, has an identifier of its own, such as "v12".
export function findPart(target) {
  return document.getElementById(typeof target == "number" ? "n" + target : target);
}

export function nodeNumber(element) {
  return Number(element.id.slice(1));
}

// The attribute "data-e" lists the kinds of event that an element takes, one letter each.
export function takesEvent(element, letter) {
  return (element.dataset.e || "").includes(letter);
}

export function findAll(selector, within = document) {
  return [...within.querySelectorAll(selector)];
}

export function isPreferred(query) {
  return matchMedia(`(${query})`).matches;
}

export function isShown(element) {
  return element.checkVisibility({ visibilityProperty: true });
}

export function isNearWindow(box) {
  return box.bottom > 0 && box.top < innerHeight;
}

// Returns the keyframe of the declarations in a text.
export function readLook(text) {
  return Object.fromEntries(text.split(";").filter(Boolean).map((rule) => rule.split(/:(.*)/)));
}

// Calls a function for events of the types in a list that is separated by spaces.
export function listen(types, handle, options) {
  for (const type of types.split(" ")) {
    document.addEventListener(type, handle, options);
    newListeners.push([type, handle]);
  }
}

export function takeListeners() {
  return newListeners.splice(0);
}

// A pointer that was released meanwhile cannot be captured.
export function capturePointer(element, pointerId) {
  try {
    element.setPointerCapture(pointerId);
  } catch {}
}

// The page contains the messages, in its language. Shows none if it has no message of that name.
export function showStatus(name) {
  lastingStatus = name;
  writeStatus();
}

// Shows a message for a few seconds, then again the one that lasts.
export function flashStatus(name) {
  flashedStatus = name;
  clearTimeout(flashTimer);
  if (name) flashTimer = setTimeout(flashStatus, MILLISECONDS_OF_A_FLASH);
  writeStatus();
}

// Shows a message with more text after it, until another one.
export function sayStatus(name, text) {
  showStatus();
  statusLine.textContent = statusLine.dataset[name] + text;
}

export function showSilence(isShown) {
  if (isSilent == isShown) return;
  isSilent = isShown;
  writeStatus();
}

// Screen readers read out what is written, so the same message is not written again.
function writeStatus() {
  const text = statusLine.dataset[flashedStatus || (isSilent ? "notAnswering" : lastingStatus)] || "";
  if (statusLine.textContent != text) statusLine.textContent = text;
}
