/** The demo bank's look: cool and plain, so that nobody takes it for the shop. Logical properties only, for both directions. */
export const SANDBOX_STYLE = `
:root { --ink: #16324f; --soft: #52647a; --line: #d8e0ea; --paper: #eef2f7; --card: #fff; --go: #1d5fa8; --stop: #9a2f35; color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.6 "Segoe UI", system-ui, "Noto Sans Arabic", sans-serif; min-block-size: 100dvh; padding-block: 1.25rem 3rem; padding-inline: 1rem; }
:lang(ar) { line-height: 1.8; }
header, main { inline-size: min(100%, 34rem); margin-inline: auto; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-block-size: 2.75rem; }
.bank { display: flex; align-items: center; gap: .625rem; font-weight: 700; letter-spacing: .01em; }
.mark { inline-size: 1.75rem; block-size: 1.75rem; border-radius: .5rem; background: repeating-linear-gradient(90deg, #fff 0 3px, transparent 3px 7px) 50% 60%/60% 45% no-repeat, var(--ink); }
a { color: var(--go); }
.language { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: .5rem; font-weight: 600; }
.demo { margin-block: .5rem 1rem; padding: .625rem 1rem; border: 1px dashed #b08a1e; border-radius: .75rem; background: #fff7dc; color: #5c4706; font-size: .9375rem; }
.bill, form, .phone, .end { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem; }
.bill { border-block-start: 4px solid var(--ink); }
h1 { font-size: 1rem; font-weight: 600; color: var(--soft); }
h2 { font-size: 1.0625rem; margin-block-end: .75rem; }
.amount { font-size: clamp(2rem, 8vw, 2.75rem); font-weight: 700; line-height: 1.3; font-variant-numeric: tabular-nums; margin-block: .25rem 1rem; }
dl { display: grid; gap: .5rem; border-block-start: 1px solid var(--line); padding-block-start: 1rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; }
dt { color: var(--soft); }
dd { font-weight: 600; overflow-wrap: anywhere; }
form, .phone, .end { margin-block-start: 1rem; }
ul { list-style: none; padding: 0; display: grid; gap: .875rem; }
li p, .phone p { color: var(--soft); font-size: .9375rem; }
li p { margin-block-start: .25rem; padding-inline: 1.25rem; }
.choice, .button { display: flex; align-items: center; inline-size: 100%; min-block-size: 3rem; padding: .5rem 1.125rem; border: 1.5px solid var(--go); border-radius: .75rem; background: #fff; color: var(--go); font: inherit; font-weight: 650; text-align: start; text-decoration: none; cursor: pointer; transition: background-color .16s ease-out; }
.choice:hover, .button:hover { background: #e8f0fa; }
.success { background: var(--go); color: #fff; }
.success:hover { background: #174d88; }
.decline { border-color: var(--stop); color: var(--stop); }
.decline:hover { background: #fbecec; }
.cancel { border-color: var(--line); color: var(--ink); }
:focus-visible { outline: 3px solid #f0a500; outline-offset: 3px; }
.phone { display: flex; align-items: center; gap: 1.25rem; }
.phone img { border: 1px solid var(--line); border-radius: .5rem; }
.phone h2 { margin-block-end: .25rem; }
.end { display: grid; gap: 1rem; }
.button { justify-content: center; }
@media (max-width: 30rem) { .phone { display: none; } .bill, form { padding: 1.125rem; } }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`
