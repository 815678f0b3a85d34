// Written by Scripts/generate/assets.

#if PortableViews && Web
// swift-format-ignore
extension PageAssets {
  /// The text of `style.css`.
  static let styleSheet = #"""
/* The styles of all elements, light and dark. Lengths are multiples of 4px. */
:root {
  color-scheme: light dark;
  --page: #f2f2f7; --card: #fff; --bar: #f2f2f7d9; --line: #3c3c4329; --shade: #0000000d;
  --primary: #1c1c1e; --secondary: #6a6a70; --accent: #0a60e0; --on-accent: #fff;
  --red: #d70015; --orange: #c93400; --yellow: #b25000; --green: #248a3d; --mint: #0c817b;
  --teal: #008299; --cyan: #0071a4; --blue: #0a60e0; --indigo: #3634a3; --purple: #8944ab;
  --pink: #d30f45; --brown: #7f6545; --gray: #6c6c70; --black: #000; --white: #fff;
  --background: #fff; --radius: 12px; --tint: 13%; --raised: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #000; --card: #1c1c1e; --bar: #000000d9; --line: #54545899; --shade: #ffffff14;
    --primary: #f2f2f7; --secondary: #a1a1a8; --accent: #4aa3ff; --on-accent: #00142e;
    --red: #ff6961; --orange: #ffb340; --yellow: #ffd426; --green: #30db5b; --mint: #66d4cf;
    --teal: #5de6ff; --cyan: #70d7ff; --blue: #4aa3ff; --indigo: #8583ff; --purple: #da8fff;
    --pink: #ff6482; --brown: #b59469; --gray: #aeaeb2; --background: #000; --tint: 24%; --raised: #636366;
  }
}

*, ::before, ::after { box-sizing: border-box; }
html { height: 100%; -webkit-text-size-adjust: 100%; }
body {
  min-height: 100%; margin: 0; display: flex; flex-direction: column;
  background: var(--page); color: var(--primary);
  font: 17px/1.35 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
h1, h2, h3, h4, h5, h6, p, ul { margin: 0; padding: 0; font: inherit; }
ul { list-style: none; }
button, input, select, textarea { font: inherit; color: inherit; margin: 0; }
[hidden] { display: none !important; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[tabindex="-1"]:focus { outline: none; }

/* Layout */
#app, .root { flex: 1; display: flex; flex-direction: column; align-items: center; width: 100%; }
.root { justify-content: center; gap: 8px; }
.root:has(> .navigation), .root:has(> .list) { justify-content: flex-start; }
.verticalStack { display: flex; flex-direction: column; align-items: center; gap: 8px; max-width: 100%; }
.horizontalStack { display: flex; align-items: center; gap: 8px; max-width: 100%; }
.overlayStack { display: grid; align-items: center; justify-items: center; }
.overlayStack > * { grid-area: 1 / 1; }
.box { display: flex; flex-direction: column; align-items: center; justify-content: center; max-width: 100%; }
.scroll { overflow: auto; width: 100%; display: flex; flex-direction: column; align-items: center; }
.axis-horizontal, .axis-both { flex-direction: row; align-items: flex-start; }
.axis-horizontal > *, .axis-both > * { flex: none; max-width: none; }
.layers { position: relative; display: grid; isolation: isolate; max-width: 100%; justify-items: center; }
.box:has(> [style*="width:100%"]), .layers:has(> [style*="width:100%"], > :is(.look-rectangle, .look-ellipse)) { width: 100%; }
.layer { position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; pointer-events: none; }
.layer > * { pointer-events: auto; }
.layer.look-behind { z-index: -1; }
.look-rectangle, .look-ellipse { min-width: 8px; min-height: 8px; }
.look-ellipse { border-radius: 50%; }
.overlayStack:has(> .look-rectangle:not([style*="height:"], [style*="aspect-ratio"])) { width: 100%; }
.overlayStack:has(> .look-rectangle) > .verticalStack { width: 100%; }
.overlayStack > .verticalStack > .layers:has(> .layers > .look-rectangle[style*="aspect-ratio"]) { width: min(100%, 320px); }
.layers > .look-rectangle[style*="aspect-ratio"]:not([style*="height:"]) { max-height: none; }
.look-rectangle[style*="aspect-ratio"]:not([style*="height:"]) { max-height: 100%; }
.grid { display: grid; gap: 8px; align-items: center; justify-items: center; max-width: 100%; }
.grid[style*="columns"] { width: 100%; }
.gridRow { display: contents; }
.grid > :not(.gridRow):not(.grid[style*="columns"] > *) { grid-column: 1 / -1; }
.gridRow > :nth-child(1) { grid-column: 1; } .gridRow > :nth-child(2) { grid-column: 2; }
.gridRow > :nth-child(3) { grid-column: 3; } .gridRow > :nth-child(4) { grid-column: 4; }
.gridRow > :nth-child(5) { grid-column: 5; } .gridRow > :nth-child(6) { grid-column: 6; }
.gridRow > :nth-child(7) { grid-column: 7; } .gridRow > :nth-child(8) { grid-column: 8; }
.spacer { flex: 1; align-self: stretch; }
.verticalStack:has(> .spacer, > .list, > .form, > .scroll) { flex: 1; }
.verticalStack:not([style*="max-width"]):has(> .list, > .form, > .scroll, > .field) { align-self: stretch; }
.verticalStack > .list, .verticalStack > .form, .verticalStack > .scroll { flex: 1; }
.verticalStack > .field { align-self: stretch; }
.verticalStack:not([style*="max-width"]):has(> :is(.verticalStack, .horizontalStack) > .field) { align-self: stretch; }
.layers:has(> :is(.list, .form, .scroll)) { flex: 1; align-self: stretch; align-content: start; }
.horizontalStack:has(> .spacer, > .field:not(.datePicker, .colorPicker, [style*="width"])) { width: 100%; }
.horizontalStack > .field:not(.datePicker, .colorPicker, [style*="width"]) { flex: 1; }
.divider { align-self: stretch; width: 100%; border: 0; border-top: 1px solid var(--line); margin: 0; }
.horizontalStack > .divider { width: 0; border-top: 0; border-left: 1px solid var(--line); }
.text { white-space: pre-line; overflow-wrap: anywhere; }
.image, .picture { display: inline-flex; line-height: 1; max-width: 100%; }
.symbol {
  inline-size: 1.15em; block-size: 1.15em; flex: none; overflow: visible; fill: none;
  stroke: currentColor; stroke-width: 1.9; stroke-linecap: round; stroke-linejoin: round;
}
.symbol.fill > :first-child { fill: currentColor; }
.symbol.contained > :last-child { transform: scale(0.58); transform-origin: 12px 12px; stroke-width: 3.2; }
.symbol.fill.contained > :last-child { stroke: var(--card); }
.symbol.unknown { color: var(--secondary); }
.symbol.unknown > :first-child { stroke-dasharray: 3.2 3.2; }
.symbol.drawing { stroke-linecap: butt; }
.look-small > .symbol { inline-size: 0.9em; block-size: 0.9em; }
.look-large > .symbol { inline-size: 1.5em; block-size: 1.5em; }
.look-resizable { inline-size: 100%; min-inline-size: 1.15em; }
.picture > img { max-width: 100%; }
.look-resizable > img { inline-size: 100%; block-size: 100%; object-fit: contain; }
.look-resizable > .symbol { inline-size: 100%; block-size: 100%; }
.richText > .link { display: inline; padding: 0; min-height: 0; min-width: 0; text-decoration: underline; }
[data-e*="d"] { -webkit-user-select: none; user-select: none; touch-action: manipulation; }
[data-e*="t"]:not([aria-disabled]) { cursor: pointer; }
[aria-disabled="true"] { opacity: 0.45; cursor: default; }

/* Text styles */
.font-largeTitle { font-size: 34px; line-height: 1.2; }
.font-title { font-size: 28px; line-height: 1.2; }
.font-title2 { font-size: 22px; line-height: 1.25; }
.font-title3 { font-size: 20px; line-height: 1.25; }
.font-headline { font-weight: 600; }
.font-subheadline { font-size: 15px; }
.font-callout { font-size: 16px; }
.font-footnote { font-size: 13px; }
.font-caption { font-size: 12px; }
.font-caption2 { font-size: 11px; }
.design-monospaced { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.design-rounded { font-family: ui-rounded, system-ui, sans-serif; }
.design-serif { font-family: ui-serif, Georgia, serif; }

/* Buttons and links */
.button, .link, .back, .delete, .move {
  display: inline-flex; align-items: center; justify-content: center; gap: 6px;
  min-height: 44px; min-width: 44px; padding: 8px 12px; border: 0; border-radius: 10px;
  background: none; color: var(--accent); text-decoration: none; text-align: center;
  cursor: pointer; -webkit-tap-highlight-color: transparent;
  transition: background-color 0.12s, opacity 0.12s;
}
.button > span:empty, .link > span:empty { display: none; }
.button:hover:enabled, .link:hover, .back:hover, .delete:hover, .move:hover { background: var(--shade); }
.button:active:enabled, .link:active, .back:active { opacity: 0.6; }
.bordered {
  background: color-mix(in srgb, var(--accent) var(--tint), transparent); padding: 8px 18px; font-weight: 500;
  color: color-mix(in srgb, var(--accent) 80%, var(--primary));
}
.bordered:hover:enabled { background: color-mix(in srgb, var(--accent) calc(var(--tint) + 9%), transparent); }
.borderedProminent { background: var(--accent); color: var(--on-accent); padding: 8px 18px; font-weight: 600; }
.borderedProminent:hover:enabled { background: color-mix(in srgb, var(--accent) 86%, var(--primary)); }
.plain { color: inherit; padding: 0; }
.destructive { color: var(--red); }
.bordered.destructive { background: color-mix(in srgb, var(--red) var(--tint), transparent); color: color-mix(in srgb, var(--red) 80%, var(--primary)); }
.borderedProminent.destructive { background: var(--red); color: var(--on-accent); }
.button:disabled, .field :disabled { opacity: 0.4; cursor: default; }

/* Lists */
.list, .form { align-self: stretch; width: 100%; max-width: 680px; margin: 8px auto; padding: 0 16px; display: flex; flex-direction: column; gap: 20px; }
:is(.list, .form):has(> .row) { gap: 0; }
:is(.list, .form):has(> .row) > :is(* + .section, .section + .row) { margin-top: 20px; }
.row { display: flex; align-items: center; min-height: 48px; background: var(--card); position: relative; }
.row > .content { flex: 1; min-width: 0; display: flex; align-items: center; gap: 8px; padding: 6px 16px; }
.row + .row::before { content: ""; position: absolute; top: 0; left: 16px; right: 0; border-top: 1px solid var(--line); }
.row:not(.row + .row) { border-start-start-radius: var(--radius); border-start-end-radius: var(--radius); }
.row:not(:has(+ .row)) { border-end-start-radius: var(--radius); border-end-end-radius: var(--radius); }
.row > .content > :only-child:is(.button, .link, .horizontalStack, .box) { flex: 1; justify-content: flex-start; }
.row > .content > :only-child:is(.button, .link) { margin: -6px -16px; padding: 8px 16px; min-height: 48px; text-align: start; border-radius: var(--radius); }
.row > .content > .link:only-child { color: inherit; justify-content: space-between; }
.row > .content > .link:only-child::after { content: "›" / ""; color: var(--secondary); font-size: 22px; line-height: 1; }
.row > .content > .horizontalStack > .link, .row .plain { text-align: start; }
.move { min-width: 36px; }
.row:first-child > .move.up, .row:last-child > .move.down { visibility: hidden; }
@media (hover: hover) {
  .row > .move { opacity: 0; }
  .row:hover > .move, .row:focus-within > .move, .look-editing .row > .move { opacity: 1; }
}
.look-edge { align-items: flex-start; padding: 7px 16px 0; text-align: start; }
.row .button { flex: none; }
.row > .content > .menu:only-child > .button { padding-inline: 0; }
.look-plain > .row { background: none; border-radius: 0; }
.row > .content > .toggle { flex: 1; }
.row > .content > .box:only-child:has(> :is(.toggle, .picker, .stepper, .segments, .field)) { align-items: stretch; }
.row > .content > .box:only-child > .button { align-self: flex-start; padding-inline: 0; }
.row .list { margin: -6px -16px; padding: 0; width: calc(100% + 32px); max-width: none; }
.row > .content > :only-child:is(.picker, .toggle, .stepper, .datePicker, .colorPicker, .disclosure, .menu, .segments, .field, .layers, .verticalStack, .groupBox) { flex: 1; }
.row > .content > .verticalStack:only-child { padding: 8px 0; }
.row > .content > .field:only-child > :is(input:not([type="range"], [type="color"]), textarea) { border: 0; padding-inline: 0; background: none; }
.row[aria-current] { background: color-mix(in srgb, var(--accent) var(--tint), var(--card)); }
.delete { min-width: 44px; margin-inline-end: 4px; color: var(--red); font-size: 15px; }
.section h2, .section > h2 { font-size: 13px; text-transform: uppercase; letter-spacing: 0.03em; color: var(--secondary); padding: 4px 16px 8px; }
.section h2:empty { display: none; }

/* Navigation */
.navigation { flex: 1; align-self: stretch; position: relative; display: flex; flex-direction: column; width: 100%; }
.screen { flex: 1; display: flex; flex-direction: column; position: relative; }
.screen > .content { flex: 1; display: flex; flex-direction: column; align-items: center; gap: 8px; padding-bottom: 24px; }
.screen > .content:not(:has(> .list, > .form, > .scroll)) { justify-content: center; }
/* A covered screen is hidden, but a dialog that it presents is not. */
.screen:not(:last-child) { visibility: hidden; position: absolute; inset: 0 0 auto; height: 0; overflow: hidden; }
.screen:not(:last-child) dialog { visibility: visible; }
.bar {
  position: sticky; top: 0; z-index: 1; display: grid; grid-template-columns: 1fr auto 1fr;
  align-items: center; min-height: 52px; padding: 4px 8px; background: var(--bar);
  -webkit-backdrop-filter: blur(16px); backdrop-filter: blur(16px);
}
.bar > * { display: flex; align-items: center; flex-wrap: wrap; gap: 4px; }
.bar > .leading { grid-area: 1 / 1; }
.bar > .middle { grid-area: 1 / 2; }
.bar > .trailing { grid-area: 1 / 3; justify-content: flex-end; }
.bar:has(h1:empty):has(.back[hidden]):not(:has(.toolbar)) { display: none; }
.bar:has(.look-principal) h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.bar h1 { font-size: 18px; font-weight: 600; text-align: center; }
.back::before { content: "‹" / ""; font-size: 26px; line-height: 0.8; padding-bottom: 3px; }
.toolbar { display: flex; align-items: center; gap: 4px; }
.content > .toolbar, .root > .toolbar { align-self: stretch; justify-content: flex-end; padding: 0 8px; }
.content > .toolbar.look-leading { justify-content: flex-start; }
.content > .toolbar:is(.look-principal, .look-bottom) { justify-content: center; }
.root > .toolbar, .sheet > .content > .toolbar { margin-bottom: auto; }
:is(.root, .sheet > .content):has(> .toolbar)::after { content: ""; margin-top: auto; }
.screen > .content > .look-bottom {
  order: 1; position: sticky; bottom: 0; z-index: 1; margin: auto 0 -24px; padding: 4px 8px; background: var(--bar);
  -webkit-backdrop-filter: blur(16px); backdrop-filter: blur(16px);
}

.splitView { display: grid; grid-template-columns: minmax(220px, 1fr) minmax(0, 2fr); align-items: stretch; width: 100%; flex: 1; gap: 0; }
.splitView > .navigation + .navigation { border-inline-start: 1px solid var(--line); }
@media (max-width: 640px) { .splitView { grid-template-columns: 1fr; } }

.tabPanel .screen > .content > .look-bottom { bottom: 60px; }

/* Dialogs */
dialog {
  border: 0; padding: 20px; color: inherit; background: var(--card);
  border-radius: 18px; box-shadow: 0 12px 48px #0006; max-height: min(90vh, 720px);
}
dialog::backdrop { background: #0006; }
dialog[open] { animation: appear 0.16s ease-out; }
dialog > .content { display: flex; flex-direction: column; align-items: center; gap: 8px; }
.sheet, .popover { width: min(92vw, 480px); min-height: 220px; }
.sheet > .content { min-height: 180px; justify-content: center; }
/* Rows are lighter than their background, also on a card. */
dialog:has(.list, .form) { background: var(--page); }
@media (prefers-color-scheme: dark) {
  dialog:has(.list, .form) { --page: #1c1c1e; --card: #2c2c2e; --bar: #1c1c1ed9; --shade: #ffffff0a; }
}
dialog:has(> .content > .navigation) { padding: 0; --bar: transparent; }
dialog > .content > .navigation { align-self: stretch; min-height: inherit; }
dialog > .content > .navigation .list, dialog > .content > .navigation .form { margin-top: 0; }
.sheet.look-half { min-height: 50vh; }
.sheet.look-tall { min-height: 90vh; }
.alert, .confirmationDialog { width: min(86vw, 320px); text-align: center; }
.alert > h2, .confirmationDialog > h2 { font-weight: 600; margin-bottom: 4px; text-wrap: balance; }
.alert > .content > .text { font-size: 14px; }
.alert > .content > .button, .confirmationDialog > .content > .button {
  align-self: stretch; background: color-mix(in srgb, var(--accent) var(--tint), transparent); margin-top: 4px;
  color: color-mix(in srgb, var(--accent) 80%, var(--primary));
}
.alert > .content > .destructive, .confirmationDialog > .content > .destructive {
  background: color-mix(in srgb, var(--red) var(--tint), transparent); color: color-mix(in srgb, var(--red) 80%, var(--primary));
}
.alert > .content > .cancel { font-weight: 600; }

/* Controls */
.field, .toggle, .picker, .stepper, .segments { display: flex; align-items: center; gap: 12px; max-width: 100%; }
.field > input, .field > textarea, .picker > select {
  flex: 1; min-width: 0; min-height: 44px; padding: 8px 12px; border-radius: 10px;
  border: 1px solid var(--line); background: var(--card);
}
.field > textarea { min-height: 96px; resize: vertical; field-sizing: content; }
.field.look-plain > :is(input, textarea) { border: 0; padding-inline: 0; background: none; }
.row > .content > .field.look-bordered:only-child > :is(input, textarea) { border: 1px solid var(--line); padding-inline: 12px; background: var(--card); }
.textEditor { align-self: stretch; }
.look-growing > textarea { min-height: 44px; }
.field:not(.datePicker, .colorPicker) > span, .segments:not(.look-inline) > span, .look-unlabelled > span:first-child {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
}
.look-bar { align-self: center; width: 100%; max-width: 680px; padding: 0 16px; }
.look-bar > input { border-radius: 12px; }
.picker, .stepper, .datePicker, .colorPicker { justify-content: space-between; }
.picker > select {
  flex: 0 1 auto; appearance: none; padding-inline-end: 34px; color: var(--accent); text-overflow: ellipsis;
  background: var(--shade) no-repeat right 12px center / 12px; border-color: transparent; cursor: pointer;
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 18' fill='none' stroke='%23888' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M2 6l4-4 4 4M2 12l4 4 4-4'/%3E%3C/svg%3E");
}
.picker > select > option { color: var(--primary); background: var(--card); }
.datePicker > input { flex: 0 1 auto; background: var(--shade); border-color: transparent; }
.colorPicker > input { flex: none; inline-size: 56px; padding: 4px; min-height: 36px; }
.slider { align-self: stretch; flex: 1; }
.slider > input { padding: 0; border: 0; background: none; accent-color: var(--accent); inline-size: 100%; min-inline-size: 80px; }
.stepper > .content { flex: 1; }
.stepper > .content:empty { flex: 0 1 auto; margin-inline-start: auto; }
.step { inline-size: 46px; block-size: 34px; border: 0; font-size: 20px; line-height: 1; background: var(--shade); cursor: pointer; }
.step:hover:enabled { background: var(--line); }
.step:disabled { color: var(--secondary); opacity: 0.5; cursor: default; }
.stepper > .step:nth-last-child(2) { border-start-start-radius: 9px; border-end-start-radius: 9px; }
.stepper > .step:last-child { border-start-end-radius: 9px; border-end-end-radius: 9px; margin-inline-start: -11px; }
.segments { border: 0; margin: 0; padding: 0; min-width: 0; }
.segments > .content { flex: 1; display: flex; padding: 2px; border-radius: 10px; background: var(--shade); }
.segment { flex: 1; position: relative; display: flex; align-items: center; justify-content: center; gap: 6px; min-height: 32px; padding: 2px 12px; border-radius: 8px; font-size: 15px; text-align: center; cursor: pointer; }
.segment > input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.segment:has(:checked) { background: var(--raised); box-shadow: 0 1px 4px #0003; font-weight: 500; }
.segment:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 1px; }
.segments:disabled { opacity: 0.45; }
.segments.look-inline { flex-direction: column; align-items: stretch; gap: 4px; padding: 8px 0; }
.look-inline > span { font-size: 13px; color: var(--secondary); }
.look-inline > .content { flex-direction: column; background: none; padding: 0; }
.look-inline .segment { justify-content: flex-start; padding: 2px 0; min-height: 40px; font-size: inherit; }
.look-inline .segment > input { position: static; opacity: 1; inline-size: 20px; block-size: 20px; accent-color: var(--accent); }
.look-inline .segment:has(:checked) { background: none; box-shadow: none; }
.menu { position: relative; display: inline-flex; }
.menu > .content {
  inset: auto; margin: 4px 0; padding: 6px; border: 0; border-radius: 14px; min-width: 200px; color: inherit;
  background: var(--card); box-shadow: 0 8px 40px #0005; position-area: bottom span-right;
  position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
}
.menu > .content:popover-open { display: flex; flex-direction: column; align-items: stretch; }
.menu > .content .button { justify-content: flex-start; color: inherit; }
.menu > .content .button.destructive { color: var(--red); }
@supports not (position-area: bottom) { .menu > .content { inset: 0; margin: auto; } }
.disclosure { display: flex; flex-direction: column; align-items: stretch; gap: 8px; max-width: 100%; }
.disclosure > .button { justify-content: flex-start; padding-inline: 0; width: 100%; }
.button[aria-expanded]::after { content: ""; margin-inline-start: auto; inline-size: 9px; block-size: 9px; border: solid var(--accent); border-width: 2px 2px 0 0; margin-inline-end: 4px; rotate: 45deg; transition: rotate 0.15s; }
.button[aria-expanded="true"]::after { rotate: 135deg; }
.disclosure > :not(.button) { margin-inline-start: 16px; }
.disclosure:has(> :nth-child(2)) { padding-bottom: 10px; }
.groupBox { align-self: stretch; padding: 14px 16px; border-radius: var(--radius); background: var(--card); }
.row .groupBox { background: var(--shade); margin: 8px 0; }
.groupBox > h2 { font-weight: 600; margin-bottom: 8px; }
.groupBox > h2:empty { display: none; }
.groupBox > .content { display: flex; flex-direction: column; align-items: stretch; gap: 8px; }
.tabs { flex: 1; align-self: stretch; width: 100%; display: flex; flex-direction: column; }
.tabPanel { flex: 1; display: flex; flex-direction: column; align-items: center; padding-bottom: 16px; }
.tabPanel:not(:has(> .navigation, > .list, > .form, > .scroll)) { justify-content: center; }
.tabBar { order: 1; position: sticky; bottom: 0; z-index: 3; display: flex; justify-content: center; background: var(--bar); border-top: 1px solid var(--line); -webkit-backdrop-filter: blur(16px); backdrop-filter: blur(16px); }
.tabItem { flex: 0 1 140px; display: flex; flex-direction: column; align-items: center; gap: 2px; padding: 8px 4px; min-height: 52px; border: 0; background: none; color: var(--secondary); font-size: 12px; cursor: pointer; }
.tabItem > .symbol { font-size: 21px; }
.tabItem[aria-selected="true"] { color: var(--accent); font-weight: 600; }
.toggle > input:focus-visible { outline-offset: 3px; }
.toggle.look-checkbox > input, .toggle.look-button > input { all: revert; inline-size: 20px; block-size: 20px; accent-color: var(--accent); }
/* The browser's native look, without the knob. */
.toggle:is(.look-checkbox, .look-button) > input::before { content: none; }
.toggle.look-checkbox { flex-direction: row-reverse; justify-content: flex-end; }
.toggle.look-button { position: relative; min-height: 40px; padding: 6px 16px; border-radius: 10px; background: var(--shade); color: var(--accent); }
.toggle.look-button > input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
.toggle.look-button:has(:checked) { background: var(--accent); color: var(--on-accent); }
.toggle.look-button:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.toggle { justify-content: space-between; }
.toggle > input { inline-size: 50px; block-size: 30px; appearance: none; border-radius: 15px; background: var(--line); cursor: pointer; transition: background-color 0.15s; }
.toggle > input::before { content: ""; display: block; inline-size: 26px; block-size: 26px; margin: 2px; border-radius: 50%; background: #fff; box-shadow: 0 1px 3px #0005; transition: transform 0.15s; }
.toggle > input:checked { background: var(--green); }
.toggle > input:checked::before { transform: translateX(20px); }
.progress { display: inline-flex; align-items: center; gap: 8px; color: var(--secondary); }
.progress > span:empty { display: none; }
.progress > progress { accent-color: var(--accent); }
.progress > progress:not([value]) {
  appearance: none; inline-size: 22px; block-size: 22px; border-radius: 50%; background: none;
  border: 3px solid var(--line); border-top-color: var(--accent); animation: spin 0.8s linear infinite;
}
progress:not([value])::-webkit-progress-bar { background: none; }
progress:not([value])::-moz-progress-bar { background: none; }

#status {
  position: fixed; inset: auto auto 16px 50%; transform: translateX(-50%); z-index: 9;
  padding: 8px 16px; border-radius: 20px; background: var(--primary); color: var(--page); font-size: 14px;
}
#status:empty { display: none; }
.notice { padding: 12px 16px; text-align: center; color: var(--secondary); font-size: 14px; }

/* A removed element while it fades out. */
.ghost { position: fixed; display: grid; overflow: visible; pointer-events: none; }

@keyframes spin { to { rotate: 1turn; } }
@keyframes appear { from { opacity: 0; transform: translateY(8px); } }
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-duration: 0.01ms; transition-duration: 0.01ms; }
  .progress > progress:not([value]) { animation-duration: 2s; }
}
@media (max-width: 480px) {
  /* A toolbar leaves no room for the title beside it. */
  .bar:has(.toolbar:not(.look-principal)) > .middle:not(:has(.look-principal)) { grid-area: 2 / 1 / 3 / -1; }
  .bar:has(.toolbar:not(.look-principal)) h1 { padding: 4px 12px; font-size: 28px; text-align: start; }
  .list, .form { padding: 0 12px; }
  .sheet { width: 100vw; max-width: none; margin: auto 0 0; border-end-start-radius: 0; border-end-end-radius: 0; }
}
"""#
}
#endif
