// The transfer: drags elements to others, takes what is dropped from outside, pastes, and sends files.
//
// Provides:
//   takeFromUser(button)   lets the user choose the files of a button, or pastes for it
//   openChooser(button)    opens the chooser of files of a new button, where the browser lets the page
//   dragByFinger(…)        drags an element that a finger has lifted, in the steps of a drag with a mouse
//
// A drag of the page's own carries nothing but the fact: the server knows what is dragged. An element
// that takes "q" can be dragged, and one that takes "w" takes drops. The steps that it is told are a
// letter, the place in the element, and after a line break the text, the addresses or the names of files.
// A row takes drops before and after it: "0 0" and "0 1" in place of the place. A row that takes "m" is
// dragged to other places among its siblings, too.

import { sendEvent } from "./connection.js";
import { findOpenDialog } from "./dialogs.js";
import { findAll, flashStatus, listen, sayStatus, settings, showStatus, takesEvent } from "./document.js";

const ZONES = "[data-e*=w]:not([data-files],[data-paste])";
const NEXT_KEYS = { ArrowDown: 1, ArrowRight: 1, Tab: 1, ArrowUp: -1, ArrowLeft: -1 };

// The element that is dragged, and the zone that the drag is over.
let dragged;
let zone;
// The row that is dragged to another place, and the row that shows a place beside it.
let movedRow;
let markedRow;
// The places that a drag by keyboard can go to, each an element and the place in it, and the one where it is.
let keyPlaces;
let keyPlace;
// The field of the chooser that is open, which must not be collected meanwhile.
let chooser;

function isEnabled(element) {
  return !element.disabled && !element.closest("[aria-disabled=true],[inert]");
}

// The target of an event may be a text.
function findEnabled({ target }, selector) {
  const found = (target.closest ? target : target.parentElement)?.closest(selector);
  return found && isEnabled(found) ? found : null;
}

function sendTransfer(element, letter, location, content) {
  return sendEvent(element, "w", letter + " " + location + (content == null ? "" : "\n" + content));
}

function locationIn(element, { clientX, clientY }) {
  const { left, top, height } = element.getBoundingClientRect();
  const y = Math.round(clientY - top);
  return element.matches(".row") ? "0 " + Number(y > height / 2) : Math.round(clientX - left) + " " + y;
}

// Shows the place of a drop beside a row.
function markRow(row, event) {
  delete markedRow?.dataset.at;
  markedRow = row?.matches(".row") ? row : undefined;
  if (markedRow) row.dataset.at = locationIn(row, event);
}

function findSibling(event) {
  const row = movedRow && findEnabled(event, ".row");
  return row?.parentNode == movedRow?.parentNode && row;
}

function moveBeside(row, event) {
  const rows = [...row.parentNode.children];
  const from = rows.indexOf(movedRow);
  const to = rows.indexOf(row) + Number(locationIn(row, event)[2]);
  const distance = to - from - (to > from);
  if (distance) sendEvent(movedRow, "m", String(distance));
}

function goOver(element, letter, location) {
  leaveZone();
  zone = element;
  sendTransfer(element, letter, location);
}

function leaveZone() {
  if (zone?.isConnected) sendTransfer(zone, "x", "0 0");
  zone = undefined;
}

function beginDrag(source) {
  dragged = source;
  sendEvent(source, "q", "true");
}

function endDrag() {
  leaveZone();
  if (dragged?.isConnected) sendEvent(dragged, "q", "false");
  dragged = movedRow = undefined;
  markRow();
}

// Dragging with a pointer.

function handleStart(event) {
  const source = findEnabled(event, "[data-e*=q]");
  const row = findEnabled(event, ".row[data-e*=m]");
  if (!source && !row) return;
  // A pointer in a field selects text, and one on a slider moves it.
  if (!source && document.activeElement.matches("input,textarea")) return event.preventDefault();
  movedRow = row;
  // Some browsers begin no drag without data.
  event.dataTransfer.setData("application/x-composable", "");
  event.dataTransfer.effectAllowed = "copyMove";
  const preview = source?.parentElement.querySelector(":scope > .look-drag-preview");
  if (preview) event.dataTransfer.setDragImage(preview, preview.offsetWidth / 2, preview.offsetHeight / 2);
  if (source) beginDrag(source);
}

function isForField(event) {
  return !dragged && !movedRow && event.target.matches?.("input,textarea");
}

// A row that is only moved is nothing to drop.
function findTarget(event) {
  return movedRow && !dragged ? null : findEnabled(event, ZONES);
}

function handleOver(event) {
  if (isForField(event)) return leaveZone();
  const { dataTransfer } = event;
  const row = findSibling(event);
  const found = row || findTarget(event);
  markRow(found, event);
  if (found || dataTransfer.types.includes("Files")) event.preventDefault();
  // The browser would show a file that is dropped anywhere else, instead of the page.
  if (!found) {
    dataTransfer.dropEffect = "none";
    return leaveZone();
  }
  dataTransfer.dropEffect = dragged || row ? "move" : "copy";
  if (row) return leaveZone();
  if (found == zone) return;
  const location = locationIn(found, event);
  if (dragged) goOver(found, "o", location);
  else goOver(found, "O", [location, ...typesOf(dataTransfer)].join(" "));
}

function typesOf({ items }) {
  return [...items].slice(0, 32).map(({ kind, type }) => type || (kind == "file" ? "Files" : "text/plain"));
}

function handleDrop(event) {
  if (isForField(event)) return;
  const row = findSibling(event);
  const found = row || findTarget(event);
  const { dataTransfer } = event;
  if (found || dataTransfer.types.includes("Files")) event.preventDefault();
  if (row) moveBeside(row, event);
  if (row || !found) return endDrag();
  movedRow = undefined;
  markRow();
  const location = locationIn(found, event);
  if (dragged) return dropOn(found, location);
  zone = undefined;
  const files = [...dataTransfer.files];
  const addresses = dataTransfer.getData("text/uri-list");
  if (files.length) return sendFiles(found, files, location);
  const isSent = addresses
    ? sendTransfer(found, "u", location, addresses)
    : sendTransfer(found, "t", location, dataTransfer.getData("text/plain"));
  if (!isSent) reportFailure(found, "textTooLong");
}

// The server ends the drag with the drop.
function dropOn(element, location) {
  sendTransfer(element, "p", location);
  zone = dragged = undefined;
}

function reportFailure(element, status) {
  flashStatus(status);
  sendTransfer(element, "e", "0 0");
}

// Dragging by a finger.

const NO_DATA = { types: [], items: [], files: [], getData: () => "" };

export function dragByFinger(step, { element, x, y } = {}) {
  if (step == "end") return endDrag();
  if (step == "start") {
    movedRow = element.matches(".row[data-e*=m]") ? element : undefined;
    return takesEvent(element, "q") && beginDrag(element);
  }
  const target = document.elementFromPoint(x, y) || document.body;
  const event = { target, clientX: x, clientY: y, dataTransfer: NO_DATA, preventDefault() {} };
  if (step == "over") handleOver(event);
  else handleDrop(event);
}

// Dragging by the keyboard.

// Returns whether a key was for the drag.
function dragByKey(event) {
  const { key, target, ctrlKey, metaKey } = event;
  if (keyPlaces) {
    event.preventDefault();
    if (NEXT_KEYS[key]) goOn(key == "Tab" && event.shiftKey ? -1 : NEXT_KEYS[key]);
    else if (key == "Enter" || key == " ") dropByKey();
    else if (key == "Escape") endByKey();
    return true;
  }
  const isCut = key.toLowerCase() == "x" && (ctrlKey || metaKey);
  if (!isCut || target.matches("input,textarea") || String(getSelection())) return false;
  const source = findEnabled(event, "[data-e*=q]");
  const found = findAll(ZONES, findOpenDialog()).filter((each) => isEnabled(each) && each.checkVisibility());
  if (!source || !found.length) return false;
  event.preventDefault();
  keyPlaces = found.flatMap(placesIn);
  beginDrag(source);
  showStatus("drop");
  return true;
}

// A row has a place after it, and the first one also a place before it.
function placesIn(element) {
  const { offsetWidth, offsetHeight, previousElementSibling } = element;
  if (!element.matches(".row")) return [[element, Math.round(offsetWidth / 2) + " " + Math.round(offsetHeight / 2)]];
  return ["0 0", "0 1"].slice(Number(!!previousElementSibling?.matches(ZONES))).map((at) => [element, at]);
}

function goOn(steps) {
  keyPlaces = keyPlaces.filter(([each]) => each.isConnected);
  if (!keyPlaces.length) return endByKey();
  const index = keyPlaces.indexOf(keyPlace);
  unmarkPlace();
  keyPlace = keyPlaces.at(index < 0 ? (steps > 0 ? 0 : -1) : (index + steps) % keyPlaces.length);
  const [next, at] = keyPlace;
  goOver(next, "o", at);
  if (next.matches(".row")) next.dataset.at = at;
  else next.dataset.over = "";
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  const name = next.ariaLabel || next.innerText.trim().split("\n")[0].slice(0, 60);
  sayStatus(`dropPlace`, ` ${keyPlaces.indexOf(keyPlace) + 1}: ${name}`);
}

function unmarkPlace() {
  delete keyPlace?.[0].dataset.over;
  delete keyPlace?.[0].dataset.at;
}

function dropByKey() {
  if (!zone?.isConnected) return endByKey();
  const [element, at] = keyPlace;
  stopKeys("dropped");
  dropOn(element, at);
}

function endByKey() {
  stopKeys("dropEnded");
  endDrag();
}

function stopKeys(status) {
  unmarkPlace();
  keyPlaces = keyPlace = undefined;
  showStatus();
  flashStatus(status);
}

// Choosing and sending files, and pasting.

export function takeFromUser(button) {
  if ("paste" in button.dataset) pasteFor(button);
  else chooseFiles(button);
}

export function openChooser(button) {
  if (navigator.userActivation?.isActive) chooseFiles(button, true);
}

// Cancelling a chooser that has opened by itself closes the dialog in which it is.
function chooseFiles(button, isFirst) {
  const [letters, accepted] = button.dataset.files.split(" ");
  const dialog = isFirst && button.closest("dialog");
  chooser = Object.assign(document.createElement("input"), {
    type: "file",
    accept: accepted,
    multiple: letters.includes("m"),
    onchange: ({ target }) => sendFiles(button, [...target.files], "0 0"),
    oncancel: () => dialog && takesEvent(dialog, "x") && sendEvent(dialog, "x"),
  });
  chooser.click();
}

async function sendFiles(element, files, location) {
  showStatus("sending");
  element.ariaBusy = "true";
  try {
    const names = [];
    for (const file of files) names.push(await sendFile(file));
    if (element.isConnected) sendTransfer(element, "f", location, names.join(" "));
  } catch {
    if (element.isConnected) reportFailure(element, "cannotSend");
  }
  element.ariaBusy = null;
  showStatus();
}

// Returns the name under which the server knows the file.
async function sendFile(file) {
  if (file.size > settings.f) throw file;
  const headers = { "X-Page-Token": settings.token, "X-File-Name": encodeURIComponent(file.name) };
  const answer = await fetch("/files", { method: "POST", body: file, headers });
  if (!answer.ok) throw file;
  return (await answer.text()).trim();
}

function pasteText(button, text) {
  if (text && !sendTransfer(button, "t", "0 0", text)) flashStatus("textTooLong");
}

function pasteFor(button) {
  const reading = navigator.clipboard?.readText?.() || Promise.reject();
  reading.then((text) => pasteText(button, text), () => flashStatus("cannotPaste"));
}

function handlePaste(event) {
  const button = findEnabled(event, "[data-paste]");
  if (!button) return;
  event.preventDefault();
  pasteText(button, event.clipboardData.getData("text/plain"));
}

// Before the keys do anything else.
listen("keydown", (event) => dragByKey(event) && event.stopImmediatePropagation(), true);
listen("dragstart", handleStart);
listen("dragover", handleOver);
listen("dragleave", ({ relatedTarget }) => relatedTarget || markRow(leaveZone()));
listen("drop", handleDrop);
listen("dragend", endDrag);
listen("paste", handlePaste);
listen("pointerdown", () => keyPlaces && endByKey());
