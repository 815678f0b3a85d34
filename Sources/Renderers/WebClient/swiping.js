// The swipes: a finger that moves over a row towards its start shows the row's buttons, and one that
// moves back, or touches another row, hides them.

import { findAll, listen } from "./document.js";

const LEAST_DISTANCE = 40;

// The row that a finger touches, and where it began.
let touch;

function begin({ target, pointerType, clientX, clientY }) {
  const row = target.closest(".row");
  for (const other of findAll(".row.swiped")) if (other != row) other.classList.remove("swiped");
  touch = pointerType != "mouse" && row && { row, clientX, clientY };
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
