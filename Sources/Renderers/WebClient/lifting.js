// The lifting: a finger that rests on an element lifts it, and drags it to another place.
//
// Provides nothing. The drag itself is the mouse's, in transfer.js. A finger on the handle of a row in edit
// mode lifts the row at once.

import { listen } from "./document.js";
import { usePart } from "./parts.js";

const MILLISECONDS_UNTIL_LIFT = 450;
const LONGEST_MOVE_OF_A_REST = 10;
const WIDTH_OF_A_HANDLE = 48;
const EDGE_THAT_SCROLLS = 70;
const LENGTH_OF_A_SCROLL = 10;

// The touch that lifts an element, or may still do so.
let lift;

function findLiftable(target, clientX) {
  const row = target.closest(".look-editing .row[data-e*=m]");
  if (!row) return [target.closest("[data-e*=q],.row[data-e*=m]"), false];
  const { left, right } = row.getBoundingClientRect();
  const isAtEnd = row.matches(":dir(rtl)") ? clientX < left + WIDTH_OF_A_HANDLE : clientX > right - WIDTH_OF_A_HANDLE;
  return [row, isAtEnd && !target.closest("button,input,select,a")];
}

function pressForLift({ target, pointerType, isPrimary, pointerId, clientX, clientY }) {
  dropLift();
  if (pointerType == "mouse" || !isPrimary || target.closest("input,select,textarea,.look-draggable,dialog:not([open])")) return;
  const [element, isAtOnce] = findLiftable(target, clientX);
  if (!element || element.closest("[aria-disabled=true],[inert],.row.swiped")) return;
  lift = { element, target, pointerId, clientX, clientY, x: clientX, y: clientY };
  if (isAtOnce) raise();
  else lift.timer = setTimeout(raise, MILLISECONDS_UNTIL_LIFT);
}

function raise() {
  if (!lift?.element.isConnected) return (lift = undefined);
  lift.isUp = true;
  lift.element.classList.add("lifted");
  navigator.vibrate?.(10);
  usePart("transfer", "dragByFinger", "start", lift);
  lift.scrolling = setInterval(scrollAtEdge, 16);
}

// The page may have scrolled below the finger.
function carry() {
  const { element, clientX, clientY, x, y, scrolled = 0 } = lift;
  element.style.setProperty("--lift", `${x - clientX}px ${y - clientY + scrolled}px`);
  usePart("transfer", "dragByFinger", "over", lift);
}

function moveLift({ pointerId, clientX, clientY }) {
  if (pointerId != lift?.pointerId) return;
  const distance = Math.hypot(clientX - lift.clientX, clientY - lift.clientY);
  if (!lift.isUp) return distance > LONGEST_MOVE_OF_A_REST && dropLift();
  Object.assign(lift, { x: clientX, y: clientY });
  carry();
}

function scrollAtEdge() {
  const { y } = lift;
  const step = y < EDGE_THAT_SCROLLS ? -LENGTH_OF_A_SCROLL : y > innerHeight - EDGE_THAT_SCROLLS ? LENGTH_OF_A_SCROLL : 0;
  const before = scrollY;
  if (step) scrollBy({ top: step, behavior: "instant" });
  if (scrollY == before) return;
  lift.scrolled = (lift.scrolled || 0) + scrollY - before;
  carry();
}

function endLift({ type, pointerId }) {
  if (pointerId != lift?.pointerId) return;
  if (lift.isUp && type == "pointerup") usePart("transfer", "dragByFinger", "drop", lift);
  dropLift();
}

function dropLift() {
  if (!lift) return;
  const { element, timer, scrolling, isUp } = lift;
  clearTimeout(timer);
  clearInterval(scrolling);
  lift = undefined;
  element.classList.remove("lifted");
  element.style.removeProperty("--lift");
  if (isUp) usePart("transfer", "dragByFinger", "end");
}

// Browsers begin drags, menus and scrolling of their own after the same rest.
function keepTouch(event) {
  if (!lift || (event.type == "touchmove" && !lift.isUp)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

listen("pointerdown", pressForLift);
listen("pointermove", moveLift);
listen("pointerup pointercancel", endLift);
listen("dragstart contextmenu", keepTouch, true);
document.addEventListener("touchmove", keepTouch, { passive: false, capture: true });
