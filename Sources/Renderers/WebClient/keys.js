// The keys: sends keys to elements that take them.
//
// Provides:
//   sendKey(event)   sends a key, and returns whether it does nothing else
//
// The attribute "data-k" has the letters of the phases that an element takes, then the names of the keys.
// Without names it takes all keys, which then do what they always do as well.

import { sendEvent } from "./connection.js";
import { listen } from "./document.js";

const KEYS_WITH_CHARACTERS = /^(.|Enter|Escape|Backspace|Tab|Arrow.+|Delete|Home|End|Page.+|Clear)$/u;

export function sendKey(event) {
  const { type, target, key, repeat, isComposing } = event;
  const element = target.closest?.("[data-e*=k],dialog");
  if (!element?.dataset.k || element.closest("[aria-disabled=true]") || isComposing) return false;
  const [phases, ...names] = element.dataset.k.split(" ");
  const phase = type == "keyup" ? "u" : repeat ? "r" : "d";
  const name = key == " " ? "Space" : key.length > 1 ? key : key.toLowerCase();
  const isNamed = names.includes(name);
  if (!isNamed && (names.length > 0 || !KEYS_WITH_CHARACTERS.test(key))) return false;
  if (isNamed) event.preventDefault();
  const { metaKey, shiftKey, altKey, ctrlKey } = event;
  const modifiers = metaKey + 2 * shiftKey + 4 * altKey + 8 * ctrlKey;
  if (phases.includes(phase)) sendEvent(element, "k", [phase, modifiers, key].join(" "));
  return isNamed;
}

listen("keyup", sendKey);
