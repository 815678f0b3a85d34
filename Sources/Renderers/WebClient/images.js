// The images: tells which of them cannot be loaded, where the views want to know.

import { sendEvent } from "./connection.js";
import { findAll } from "./document.js";

function reportBroken(image) {
  const picture = image.closest?.("[data-e*=b]");
  if (picture) sendEvent(picture, "b");
}

// The events of images do not bubble.
document.addEventListener("error", ({ target }) => reportBroken(target), true);
// Those that have failed before.
for (const image of findAll("[data-e*=b] img")) if (image.complete && !image.naturalWidth) reportBroken(image);
