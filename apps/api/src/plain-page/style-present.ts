/** The shop's colours (`theme.css`) with fonts of the device; logical properties only, for both directions. */
export const PLAIN_PAGE_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { background: #fbf8f3; color: #241f1c; font: 1.0625rem/1.6 Figtree, "Readex Pro", system-ui, "Noto Sans Arabic", sans-serif; min-block-size: 100dvh; display: grid; grid-template-rows: auto 1fr; }
:lang(ar) { line-height: 1.8; }
header { padding: 1.25rem 1.5rem; border-block-end: 1px solid #e9e1d6; color: var(--leaf); display: flex; align-items: center; gap: .625rem; font: 600 1.375rem/1.2 Fraunces, "El Messiri", Georgia, serif; }
main { inline-size: min(100%, 36rem); margin-inline: auto; padding: clamp(2rem, 8vh, 5rem) 1.5rem 3rem; display: grid; gap: 1.5rem; align-content: start; }
h1 { font: 500 clamp(1.875rem, 6vw, 2.5rem)/1.25 Fraunces, "El Messiri", Georgia, serif; }
h2 { font-size: 1.0625rem; margin-block-end: .5rem; }
p, ul { color: #655d56; }
ul { padding-inline-start: 1.25rem; display: grid; gap: .375rem; }
a { color: var(--leaf); font-weight: 600; }
.retry { justify-self: start; display: inline-flex; align-items: center; min-block-size: 3.25rem; padding-inline: 2rem; border-radius: 999px; background: var(--leaf); color: #fff; text-decoration: none; }
.retry:hover { background: var(--leaf-deep); }
.cart { background: #fff; border: 1px solid #e9e1d6; border-radius: 14px; padding: 1.25rem; }
.cart ul { list-style: none; padding: 0; color: #241f1c; }
.cart li { display: flex; justify-content: space-between; gap: 1rem; }
.cart li > bdi { white-space: nowrap; font-variant-numeric: tabular-nums; }
.cart p { margin-block-start: .75rem; font-size: .9375rem; }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px; }
`
