// The events: sends clicks, keys and moves of the focus to the elements that take them.
//
// Provides:
//   findTaker(…)      the element around a target that takes an event
//   restoreFocus(…)   gives the focus back to an element that lost it by a patch

import { sendEvent } from "./connection.js";
import { dismissFromOutside, findOpenDialog } from "./dialogs.js";
import { findAll, findPart, listen, takesEvent } from "./document.js";
import { sendEdits } from "./fields.js";
import { sendKey } from "./keys.js";
import { usePart } from "./parts.js";
import { hasRepeated } from "./pointer.js";
import { share } from "./sharing.js";

const CONTROLS = "button,a,label,input,select,textarea";
const MINUS = ".look-editing .row:not(.swiped) > .delete";

// The numbers of tabs to go by a key, in reading direction.
const TAB_STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

// The identifier of an element that was disabled while focused. It gets the focus back when enabled.
let disabledFocus;

function isDisabled(element) {
  return element.disabled || element.closest("[aria-disabled=true]");
}

// Returns the element around a target that takes an event, unless an element nearer to the target,
// of those that match a selector, handles the event itself.
export function findTaker(target, letter, others) {
  const found = target.closest(`[data-e*=${letter}],dialog,${others}`);
  return found && takesEvent(found, letter) && !isDisabled(found) ? found : null;
}

// Clicks.

function handleClick(event) {
  const { target } = event;
  if (target.matches("dialog")) return dismissFromOutside(event);
  // A button in a menu closes the menu, unless that is to stay open.
  const keepsOpen = target.closest(".look-lasting,.look-closing")?.matches(".look-lasting");
  if (target.closest(".button") && !keepsOpen) target.closest(".menu>.content")?.hidePopover();
  // The attribute "data-a" has the event that a button sends instead of a tap: its letter, then its
  // value if it has one.
  const button = target.closest("[data-a]");
  if (button) {
    // In edit mode, the minus of a row uncovers the button that deletes it.
    if (button.matches(MINUS)) return usePart("swiping", "uncoverDelete", button);
    const [letter, ...value] = button.dataset.a;
    return sendEvent(button, letter, ...(value.length ? [value.join("")] : []));
  }
  const taking = target.closest("[data-files],[data-paste]");
  if (taking) return usePart("transfer", "takeFromUser", taking);
  const sharing = target.closest("[data-share]");
  if (sharing) return share(sharing);
  const element = findTaker(target, "t", CONTROLS);
  // With a key held, a click on a link opens it in another tab.
  if (!element || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  // A click by the keyboard, which has no detail, is no end of a press.
  if (!event.detail || !hasRepeated()) sendEvent(element, "t");
}

function handleDoubleClick({ target }) {
  const element = findTaker(target, "d", "[data-e*=t]," + CONTROLS);
  if (element) sendEvent(element, "d");
}

// Keys.

function handleKey(event) {
  const { target, key } = event;
  const isEnter = key == "Enter";
  if (sendKey(event)) return;
  const button = findShortcut(event);
  if (button && !(isEnter && target.matches("button,a,textarea"))) {
    event.preventDefault();
    button.click();
  } else if (isEnter && target.matches("input") && !event.isComposing) {
    submit(target);
  } else if (target.role == "tab" && key in TAB_STEPS) {
    event.preventDefault();
    chooseTab(target, TAB_STEPS[key]);
  } else if ((isEnter || key == " ") && target.matches("[data-e*=t][tabindex]")) {
    event.preventDefault();
    target.click();
  } else if ((isEnter || key == " ") && target.matches("[data-e*=g][role=button]")) {
    event.preventDefault();
    usePart("gestures", "tapByKey", target);
  }
}

// Chooses the tab some steps further; after the last one comes the first one.
function chooseTab(tab, steps) {
  const tabs = findAll("[role=tab]:enabled", tab.parentNode);
  const isReversed = tab.matches(":dir(rtl)") && isFinite(steps);
  const index = tabs.indexOf(tab) + (isReversed ? -steps : steps);
  const chosen = tabs.at(isFinite(index) ? index % tabs.length : index < 0 ? 0 : -1);
  chosen.focus();
  chosen.click();
}

// Returns the button whose shortcut was pressed, such as "Control+S". An open dialog hides the
// buttons outside of it.
function findShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  const modifiers = [
    (ctrlKey || metaKey) && "Control+",
    altKey && "Alt+",
    shiftKey && "Shift+",
  ].filter(Boolean);
  const keys = JSON.stringify(modifiers.join("") + key);
  return findAll(`[aria-keyshortcuts=${keys} i]:not([hidden] *)`, findOpenDialog()).pop();
}

function submit(field) {
  const form = field.closest("[data-e*=s]");
  sendEdits();
  if (form) sendEvent(form, "s");
}

// The focus.

// A window in the background keeps its active element: only moves of the focus are sent.
function handleFocus({ type, target }) {
  const element = target.closest("[data-e*=f]");
  const isFocused = type == "focusin";
  if (isFocused && !target.closest("dialog")) disabledFocus = "";
  const hasMoved = isFocused == (document.activeElement == target);
  if (element && hasMoved) sendEvent(element, "f", String(isFocused));
}

// Gives the focus back after a patch, if the patch replaced the focused element or enabled the one
// that lost the focus when it was disabled.
export function restoreFocus(focused) {
  if (focused.disabled) disabledFocus = focused.id;
  const element = findPart(focused.id) || findPart(disabledFocus);
  if (element && document.activeElement == document.body) element.focus();
}

listen("click", handleClick);
listen("dblclick", handleDoubleClick);
listen("keydown", handleKey);
listen("focusin focusout", handleFocus);
listen("submit", (event) => event.preventDefault());
