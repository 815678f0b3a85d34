// The swipes: a finger that moves over a row towards its start shows the row's buttons, and one that
// moves back, or touches another row, hides them. A pointer that moves over pages goes to the next one, or
// back.

import { findAll, listen } from "./document.js";

const LEAST_DISTANCE = 40;

// The row that a finger touches, and where it began.
let touch;
// The pages that a pointer is on, and where it was pressed.
let turn;

function begin({ target, pointerType, clientX, clientY }) {
  const row = target.closest(".row");
  for (const other of findAll(".row.swiped")) if (other != row) other.classList.remove("swiped");
  touch = pointerType != "mouse" && row && { row, clientX, clientY };
  const pages = target.closest(".tabPanel")?.parentElement.closest(".look-pages");
  const isTaken = target.closest("input,select,textarea,.look-draggable,.row.swiped,.axis-horizontal,.axis-both");
  turn = pages && !isTaken && { pages, clientX, clientY };
}

function followTurn({ clientX, clientY }) {
  if (!turn) return;
  const { pages } = turn;
  const distance = (clientX - turn.clientX) * (pages.matches(":dir(rtl)") ? -1 : 1);
  const isSideways = Math.abs(distance) > 2 * Math.abs(clientY - turn.clientY);
  if (Math.abs(distance) < LEAST_DISTANCE || !isSideways) return;
  turn = undefined;
  const items = [...pages.firstElementChild.children];
  const index = items.findIndex(({ ariaSelected }) => ariaSelected == "true");
  items[index + (distance < 0 ? 1 : -1)]?.click();
}

function follow({ clientX, clientY }) {
  if (!touch) return;
  const { row } = touch;
  const distance = (clientX - touch.clientX) * (row.matches(":dir(rtl)") ? -1 : 1);
  const isSideways = Math.abs(distance) > 2 * Math.abs(clientY - touch.clientY);
  if (Math.abs(distance) < LEAST_DISTANCE || !isSideways) return;
  row.classList.toggle("swiped", distance < 0);
  touch = undefined;
}

listen("pointerdown", begin);
listen("pointermove", follow);
listen("pointermove", followTurn);
listen("pointerup", () => (turn = undefined));
listen("pointercancel", () => (turn = undefined));
