// The document: finds elements, registers listeners and shows status messages.
//
// Provides:
//   settings            the values that the server wrote into the page's body
//   findPart(target)    the element of a node's number, or of a part's identifier
//   nodeNumber(element) the number of the node that an element shows
//   takesEvent(…)       whether an element takes a kind of event
//   findAll(…)          the elements that match a selector, as an array
//   isPreferred(query)  whether a media query, without its parentheses, holds
//   listen(…)           registers a listener for types of events
//   showStatus(name)    shows one of the status messages until another one
//   flashStatus(name)   shows one for a few seconds
//   sayStatus(…)        shows one with more text after it, until another one

const MILLISECONDS_OF_A_FLASH = 4000;

export const settings = document.body.dataset;
const statusLine = document.getElementById("status");
let lastingStatus;
let flashedStatus;
let flashTimer;

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

// Calls a function for events of the types in a list that is separated by spaces.
export function listen(types, handle, isCapturing = false) {
  for (const type of types.split(" ")) document.addEventListener(type, handle, isCapturing);
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

// Screen readers read out what is written, so the same message is not written again.
function writeStatus() {
  const text = statusLine.dataset[flashedStatus || lastingStatus] || "";
  if (statusLine.textContent != text) statusLine.textContent = text;
}
