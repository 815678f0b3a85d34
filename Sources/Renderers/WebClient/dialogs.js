// The dialogs: shows them, and asks the server to close them. Only the server closes a dialog.
//
// Provides:
//   showDialogs(element)        shows the dialogs in new markup
//   discard(element)            removes an element, and closes its dialogs first
//   updateDialogs()             shows dialogs anew that became modal, or are no longer
//   findOpenDialog()            the modal dialog in front, if there is one
//   dismissFromOutside(event)   dismisses a dialog by a click beside it

import { sendEvent } from "./connection.js";
import { findAll, listen, takesEvent } from "./document.js";
import { parts } from "./parts.js";
import { pressedElement } from "./pointer.js";

export function findOpenDialog() {
  return findAll("dialog:modal").pop();
}

export function showDialogs(element) {
  dialogsIn(element).forEach(show);
}

export function updateDialogs() {
  findAll("dialog").forEach(show);
  parts.sheets?.settleSheets();
}

export function discard(element) {
  // Closing returns the focus to the element that had it before.
  for (const dialog of dialogsIn(element)) dialog.close();
  element.remove();
}

function dialogsIn(element) {
  const inside = findAll("dialog", element);
  return element.matches("dialog") ? [element, ...inside] : inside;
}

// Markup has open dialogs, which are readable without the script. Shows one as a modal dialog, or in
// front of a page that can be used.
function show(dialog) {
  if (dialog.matches(".popover")) anchor(dialog);
  dialog.ontouchmove = (event) => parts.sheets?.keepFromScrolling(event);
  const isModeless = dialog.matches(".look-modeless");
  if (dialog.matches(isModeless ? ":popover-open" : ":modal")) return;
  dialog.popover = null;
  dialog.close();
  if (!isModeless) return dialog.showModal();
  dialog.show();
  dialog.popover = "manual";
  dialog.showPopover();
}

// The anchor of a popover is the element before it, or the nearest one around it that has a place.
function anchor(popover) {
  let presenter = popover.previousElementSibling || popover.parentElement;
  while (!presenter.getClientRects().length) presenter = presenter.parentElement;
  presenter.style.anchorName = popover.style.positionAnchor = "--" + popover.id;
}

function dismiss(dialog) {
  if (takesEvent(dialog, "x")) sendEvent(dialog, "x");
}

// The target of a click on the backdrop is the dialog itself. A press that began inside and ended
// outside is no such click, nor does a click dismiss an alert.
export function dismissFromOutside({ target, clientX, clientY }) {
  const box = target.getBoundingClientRect();
  const isInside =
    clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  if (isInside || pressedElement() != target || target.role == "alertdialog") return;
  dismiss(target);
}

function handleCancel(event) {
  event.preventDefault();
  dismiss(event.target);
}

// Browsers close a dialog on a second Escape, even if the first was prevented.
function handleClose({ target }) {
  if (target.isConnected) show(target);
}

// Escape cancels only a modal dialog by itself.
function handleEscape({ key, target }) {
  const dialog = key == "Escape" && target.closest(":popover-open.look-modeless");
  if (dialog) dismiss(dialog);
}

listen("cancel", handleCancel, true);
listen("close", handleClose, true);
listen("keydown", handleEscape);
