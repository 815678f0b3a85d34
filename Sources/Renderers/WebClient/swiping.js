// The swipes: a finger that moves over a row slides it, and uncovers its actions. A pointer that moves over
// pages goes to the next one, or back.
//
// A row has a tray of buttons at one end or at both. A finger that lets go with most of a tray uncovered leaves it
// open; one that goes nearly across the row runs the first action. A mouse opens a tray by its handle. In edit
// mode, the minus of a row becomes its tray.
//
// Provides:
//   uncoverDelete(…)  turns the minus of a row into the red button that deletes the row

import { findAll, listen, takesEvent } from "./document.js";

const LEAST_DISTANCE = 40;
// A finger that moves less is not sure of its direction yet.
const LEAST_SLIDE = 10;
const SHARE_OF_A_FULL_SWIPE = 0.6;
const MILLISECONDS_OF_CLOSING = 220;
const TRAYS = "[class*=look-actions],.delete";

// The row under the finger, where the finger began, and where it has taken the row to.
let slide;
// The pages that a pointer is on, and where it was pressed.
let turn;
let dropsClick = false;

// Distances are positive towards the end of the line.
function direction(element) {
  return element.matches(":dir(rtl)") ? -1 : 1;
}

// A distance that is positive leads to the tray at the start. The button that deletes is a tray if no actions
// are at the row's end.
function findTray(row, distance) {
  if (!distance || row.closest(".look-editing")) return null;
  const [content] = row.children;
  const within = (edge) => [...content.children].find((child) => child.matches(".look-actions-" + edge));
  if (distance > 0) return within("leading");
  return within("trailing") || (takesEvent(row, "r") && findDelete(row));
}

function findDelete(row) {
  return row.querySelector(":scope > .delete");
}

function isFullSwipe({ row, tray, offset }) {
  return tray && !tray.matches(".look-partial") && Math.abs(offset) > SHARE_OF_A_FULL_SWIPE * row.offsetWidth;
}

function showTray(row, tray, offset) {
  row.classList.add("tray");
  row.classList.toggle("tray-delete", !!tray?.matches(".delete"));
  row.style.setProperty("--swipe", offset * direction(row) + "px");
}

function widthOf(row, tray) {
  const { style } = row;
  const swipe = style.getPropertyValue("--swipe");
  style.setProperty("--swipe", "0px");
  const width = tray.offsetWidth;
  style.setProperty("--swipe", swipe);
  return width;
}

function openTray(row, tray, sign) {
  closeTrays(row);
  showTray(row, tray, 0);
  // The browser starts from what it has drawn.
  const width = widthOf(row, tray);
  row.classList.add("swiped");
  showTray(row, tray, sign * width);
}

export function uncoverDelete(minus) {
  const row = minus.parentNode;
  openTray(row, minus, -1);
  minus.ariaExpanded = "true";
}

function closeTray(row) {
  row.classList.remove("swiped", "held");
  findDelete(row)?.removeAttribute("aria-expanded");
  row.style.setProperty("--swipe", "0px");
  const isOpen = () => row.classList.contains("swiped") || slide?.row == row;
  setTimeout(() => isOpen() || row.classList.remove("tray", "tray-delete"), MILLISECONDS_OF_CLOSING);
}

function closeTrays(exception) {
  for (const row of findAll(".row.swiped")) if (row != exception) closeTray(row);
}

function offsetOf(row) {
  return row.matches(".swiped") ? (parseFloat(row.style.getPropertyValue("--swipe")) || 0) * direction(row) : 0;
}

function begin({ target, pointerType, pointerId, clientX, clientY }) {
  const row = target.closest(".row");
  closeTrays(row);
  dropsClick = false;
  const isInTray = row?.matches(".swiped") && target.closest(TRAYS);
  slide = pointerType != "mouse" && row && !target.closest("input,textarea,select,.look-draggable")
    ? { row, pointerId, clientX, clientY, start: offsetOf(row), offset: offsetOf(row) }
    : undefined;
  if (row?.matches(".swiped") && !isInTray) {
    dropsClick = true;
    closeTray(row);
  }
  const pages = target.closest(".tabPanel")?.parentElement.closest(".look-pages");
  const isTaken = target.closest("input,select,textarea,.look-draggable,.row.swiped,.axis-horizontal,.axis-both");
  turn = pages && !isTaken && { pages, clientX, clientY };
}

function follow({ pointerId, clientX, clientY }) {
  if (pointerId != slide?.pointerId) return;
  const { row } = slide;
  if (!row.isConnected) return (slide = undefined);
  const distance = (clientX - slide.clientX) * direction(row);
  if (!slide.isMoving) {
    if (Math.abs(distance) < LEAST_SLIDE) return;
    if (Math.abs(distance) < 2 * Math.abs(clientY - slide.clientY)) return (slide = undefined);
    slide.isMoving = true;
  }
  let offset = slide.start + distance;
  const tray = findTray(row, offset);
  if (!tray) offset = 0;
  if (tray != slide.tray) slide.width = undefined;
  slide.tray = tray;
  row.classList.add("held");
  showTray(row, tray, offset);
  if (!tray) return (slide.offset = 0);
  slide.width ??= widthOf(row, tray);
  const beyond = Math.abs(offset) - slide.width;
  // Without a full swipe, a row follows reluctantly beyond its buttons.
  if (beyond > 0 && tray.matches(".look-partial")) offset = Math.sign(offset) * (slide.width + beyond / 4);
  slide.offset = offset;
  showTray(row, tray, offset);
}

function end({ pointerId, type }) {
  turn = undefined;
  if (pointerId != slide?.pointerId) return;
  const { row, tray, offset, width, isMoving } = slide;
  const isFull = type == "pointerup" && isFullSwipe(slide);
  slide = undefined;
  row.classList.remove("held");
  if (!isMoving) return;
  dropsClick = true;
  setTimeout(() => (dropsClick = false));
  if (isFull) (tray.matches("button") ? tray : tray.querySelector("button,a"))?.click();
  if (!isFull && tray && Math.abs(offset) > width / 2) openTray(row, tray, Math.sign(offset));
  else closeTray(row);
}

function followTurn({ clientX, clientY }) {
  if (!turn) return;
  const { pages } = turn;
  const distance = (clientX - turn.clientX) * direction(pages);
  const isSideways = Math.abs(distance) > 2 * Math.abs(clientY - turn.clientY);
  if (Math.abs(distance) < LEAST_DISTANCE || !isSideways) return;
  turn = undefined;
  const items = [...pages.firstElementChild.children];
  const index = items.findIndex(({ ariaSelected }) => ariaSelected == "true");
  items[index + (distance < 0 ? 1 : -1)]?.click();
}

// A click on the handle opens its tray; one on a button in a tray closes it after its action.
function clickTray(event) {
  const { target, isTrusted } = event;
  if (dropsClick && isTrusted && event.detail) {
    dropsClick = false;
    event.preventDefault();
    return event.stopImmediatePropagation();
  }
  const row = target.closest(".row");
  if (!row) return;
  if (target.matches("[class*=look-actions]") && !row.matches(".tray")) {
    event.stopImmediatePropagation();
    return openTray(row, target, target.matches(".look-actions-leading") ? 1 : -1);
  }
  if (row.matches(".swiped") && target.closest(TRAYS)) setTimeout(closeTray, 0, row);
}

// The focus opens the tray of the button that it reaches.
function focusTray({ target }) {
  const tray = target.closest("[class*=look-actions]");
  const row = target.closest(".row");
  if (!row?.matches(".tray")) closeTrays();
  if (tray && !row.matches(".tray")) openTray(row, tray, tray.matches(".look-actions-leading") ? 1 : -1);
}

// The Escape key closes a tray, and nothing around it.
function closeByKey(event) {
  if (event.key != "Escape" || !document.querySelector(".row.swiped")) return;
  closeTrays();
  event.preventDefault();
  event.stopImmediatePropagation();
}

listen("pointerdown", begin);
listen("pointermove", follow);
listen("pointermove", followTurn);
listen("pointerup pointercancel", end);
listen("click", clickTray, true);
listen("focusin", focusTray);
listen("keydown", closeByKey, true);
