// The sheets: a pointer that drags a sheet by its top, or a finger that drags its content, changes its height.
//
// Provides:
//   settleSheets()             gives sheets that were dragged the heights that the server has chosen
//   keepFromScrolling(event)   keeps a finger that drags a sheet from scrolling

import { isPending, sendEvent } from "./connection.js";
import { capturePointer, findAll, isPreferred, listen } from "./document.js";

const LEAST_DRAG = 5;
const GREATEST_SHARE = 0.92;
const MILLISECONDS_OF_SPEED = 150;
const MILLISECONDS_OF_SETTLING = 250;

// The sheet that a pointer is pressed on. It has a motion once it is dragged.
let hold;
// The motions of sheets whose heights the server has not chosen yet.
const released = new Map();

function isLargest({ lastElementChild: grip }) {
  return grip.ariaValueNow == grip.ariaValueMax;
}

function pressSheet({ target, pointerType, pointerId, clientX, clientY }) {
  const sheet = target.closest("dialog,:popover-open,input,select,textarea,.look-draggable");
  if (hold?.motion || sheet == target || !sheet?.matches(".sheet[data-e*=m]")) return;
  const isAtTop = target.closest(".grip,.bar");
  if (!isAtTop && (pointerType != "touch" || sheet.matches(".look-scrolls"))) return;
  const { height, bottom } = sheet.getBoundingClientRect();
  // A sheet that is not at the bottom grows at both ends.
  const factor = innerHeight - bottom > 1 ? 2 : 1;
  hold = { sheet, target, pointerId, isAtTop, clientX, clientY, factor, start: height, height };
}

// What was scrolled in a sheet scrolls back first, and the content of the largest sheet scrolls on.
function takesContent({ sheet, target }, x, y) {
  const isScrolled = [sheet, ...findAll("*", sheet)].some(
    (element) => element.scrollTop > 0 && element.contains(target),
  );
  return !isScrolled && Math.abs(y) > Math.abs(x) && (y > 0 || !isLargest(sheet));
}

function dragSheet({ pointerId, clientX, clientY, timeStamp }) {
  if (pointerId != hold?.pointerId) return;
  const { sheet, start, height, now } = hold;
  const [x, y] = [clientX - hold.clientX, clientY - hold.clientY];
  if (!hold.motion) {
    if (Math.hypot(x, y) < LEAST_DRAG) return;
    if (!hold.isAtTop && !takesContent(hold, x, y)) return (hold = undefined);
    hold.motion = sheet.animate({}, { fill: "forwards" });
    // The click after a drag is the sheet's, and so has no effect.
    capturePointer(sheet, pointerId);
  }
  const greatest = isLargest(sheet) ? start : innerHeight * GREATEST_SHARE;
  const next = Math.max(0, Math.min(start - y * hold.factor, greatest));
  Object.assign(hold, { height: next, change: next - height, before: now || timeStamp, now: timeStamp });
  hold.motion.effect.setKeyframes({ height: next + "px", maxHeight: "none" });
}

// The server gets the height that the sheet would reach by its speed.
function releaseSheet({ pointerId, timeStamp }) {
  if (pointerId != hold?.pointerId) return;
  const { sheet, motion, height, change, before } = hold;
  hold = undefined;
  if (!motion) return;
  released.set(sheet, motion);
  const rest = (change / Math.max(timeStamp - before, 1)) * MILLISECONDS_OF_SPEED;
  sendEvent(sheet, "m", String(Math.round(height + rest)));
}

export function settleSheets() {
  for (const [sheet, motion] of released) {
    if (isPending(sheet, "m")) continue;
    released.delete(sheet);
    const before = sheet.offsetHeight;
    motion.cancel();
    const duration = isPreferred("prefers-reduced-motion: reduce") ? 0 : MILLISECONDS_OF_SETTLING;
    const height = [before + "px", sheet.offsetHeight + "px"];
    sheet.animate({ height, maxHeight: "none" }, { duration, easing: "ease-out" });
  }
}

export function keepFromScrolling(event) {
  if (hold?.motion) event.preventDefault();
}

function resizeByKey(event) {
  const { target, key } = event;
  if (!target.matches(".grip") || !key.startsWith("Arrow")) return;
  event.preventDefault();
  if (!/Up|Right/.test(key)) sendEvent(target, "-");
  // After the largest would come the smallest.
  else if (!isLargest(target.parentNode) && !isPending(target, "+")) sendEvent(target, "+");
}

listen("pointerdown", pressSheet);
listen("pointermove", dragSheet);
listen("pointerup pointercancel", releaseSheet);
listen("keydown", resizeByKey);
