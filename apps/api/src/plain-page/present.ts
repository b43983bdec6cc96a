import { accentColours } from '@warda/domain/identity/accent'
import type { Language } from '@warda/domain/language'
import { PLAIN_PAGE_STYLE } from './style-present.ts'

/** The shop as the page shows it; `mark` is its drawn mark as SVG, `phone` may be empty. */
export type PlainPageShop = { name: string; phone: string; mark: string; accent: string }

/** `title` is text, `body` HTML. */
export type PlainPageContent = { title: string; body: string }

/** A page that needs no other file and no script, in the colours of the shop. */
export function presentPlainPage(language: Language, shop: PlainPageShop, { title, body }: PlainPageContent): string {
  const { leaf, leafDeep } = accentColours(shop.accent)
  const brand = escapeHtml(shop.name)
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${brand}</title><style>:root { --leaf: ${leaf}; --leaf-deep: ${leafDeep}; }${PLAIN_PAGE_STYLE}</style></head>
<body>
<header>${shop.mark}<span>${brand}</span></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
