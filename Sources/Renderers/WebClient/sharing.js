// The sharing: shares texts and addresses, copies texts, and downloads files.
//
// Provides:
//   share(element)   shares what a button has, or copies that in a browser that cannot share
//   copyText(text)   copies a text, and says so
//   download(path)   downloads a file of the server

import { flashStatus } from "./document.js";

export function share({ dataset }) {
  const shared = Object.fromEntries(new URLSearchParams(dataset.share));
  // A person who shares with nobody makes an error, which means nothing.
  if (navigator.share) return navigator.share(shared).catch(() => {});
  copyText([shared.text, shared.url].filter(Boolean).join("\n"));
}

// Browsers let pages copy soon after a click or a key, and only from a secure origin.
export function copyText(text) {
  const copying = navigator.clipboard?.writeText(text) || Promise.reject();
  copying.then(() => flashStatus("copied"), () => flashStatus("cannotCopy"));
}

export function download(path) {
  Object.assign(document.createElement("a"), { href: path, download: "" }).click();
}
