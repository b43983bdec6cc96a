import { accentColours, DEFAULT_ACCENT } from '@warda/domain/identity/accent'
import { getInitial } from '@warda/domain/identity/shop-name'
import { t } from '@warda/i18n/translate'
import { blockHtml } from './block-html.ts'
import type { MailContent, MailFrame } from './content.ts'
import { escapeHtml } from './escape-html.ts'
import { footerText, listLegalLinks } from './footer.ts'
import { COLOURS, FONTS, getDirection, STYLE_SHEET, textStyle } from './theme.ts'

/**
 * The mail as one HTML page for mail programs: tables and inline styles, with the direction of the language on every table. The shop's mark
 * and pictures are its only external resources.
 */
export function toHtml(content: MailContent, frame: MailFrame): string {
  const { language } = frame
  const font = FONTS[language]
  const { dir, start } = getDirection(language)
  const table = `<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0"`
  const body = textStyle(language)
  const brand = escapeHtml(frame.brand.name)
  const html = `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${STYLE_SHEET}</style></head>
<body class="bg-paper" style="margin:0;padding:0;background:${COLOURS.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview(content))}</div>
${table} lang="${language}" class="bg-paper" bgcolor="${COLOURS.paper}" style="background:${COLOURS.paper}"><tr><td class="page" align="center" style="padding:32px 16px">
${table} style="max-width:600px;${body}">
<tr><td align="${start}" style="padding:0 8px 20px">
<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-${start === 'left' ? 'right' : 'left'}:12px">${markHtml(frame)}</td><td align="${start}" class="leaf" style="font-family:${font.display};font-size:26px;line-height:1.2;color:${COLOURS.leaf}">${brand}<div class="soft" style="font-family:${font.text};font-size:13px;line-height:1.5;color:${COLOURS.soft}">${escapeHtml(t('mail_tagline', language, { city: frame.brand.city }))}</div></td></tr></table>
</td></tr>
<tr><td class="bg-card line" bgcolor="${COLOURS.card}" style="background:${COLOURS.card};border:1px solid ${COLOURS.line};border-radius:18px;overflow:hidden">
${heroHtml(content)}${table}><tr><td class="pad ink" dir="${dir}" align="${start}" style="padding:32px 24px;${body}">
<h1 class="heading leaf" style="margin:0 0 16px;font-family:${font.display};font-weight:500;font-size:30px;line-height:1.25;color:${COLOURS.leaf}">${escapeHtml(content.heading)}</h1>
${content.blocks.map((block) => blockHtml(block, language)).join('\n')}
</td></tr></table>
</td></tr>
<tr><td align="${start}" class="soft" style="padding:20px 8px 0;font-size:13px;color:${COLOURS.soft}">${escapeHtml(footerText(frame))}${legalHtml(frame)}</td></tr>
</table></td></tr></table></body></html>`
  return withAccent(html, frame.brand.accent)
}

/** Who the shop is by law, and links to its legal texts. */
function legalHtml(frame: MailFrame): string {
  const links = listLegalLinks(frame).map(
    ({ title, url }) =>
      `<a class="soft" href="${escapeHtml(url)}" style="color:${COLOURS.soft};text-decoration:underline">${escapeHtml(title)}</a>`,
  )
  const line = frame.legalLine === '' ? '' : `${escapeHtml(frame.legalLine)}<br>`
  return `<div class="soft" style="padding-top:10px;font-size:12px;line-height:1.7;color:${COLOURS.soft}">${line}${links.join(' · ')}</div>`
}

/** Tall enough for a header, in px. */
const MARK_HEIGHT = 44

/** The logo; without one the rose, or the initial as text, which mail programs show without loading pictures. */
function markHtml({ brand, language }: MailFrame): string {
  if (brand.logo) {
    const width = Math.min(200, Math.round((brand.logo.width / brand.logo.height) * MARK_HEIGHT))
    return `<img src="${escapeHtml(brand.logo.url)}" alt="" width="${width}" height="${MARK_HEIGHT}" style="display:block;border-radius:8px">`
  }
  if (brand.mark === 'rose')
    return `<img src="${escapeHtml(brand.icon)}" alt="" width="${MARK_HEIGHT}" height="${MARK_HEIGHT}" style="display:block;border-radius:11px">`
  return `<table role="presentation" dir="${getDirection(language).dir}" cellpadding="0" cellspacing="0" border="0"><tr><td class="bg-leaf on-leaf" align="center" bgcolor="${COLOURS.leaf}" width="${MARK_HEIGHT}" height="${MARK_HEIGHT}" aria-hidden="true" style="background:${COLOURS.leaf};border-radius:11px;font-family:${FONTS[language].display};font-size:24px;line-height:${MARK_HEIGHT}px;color:#FFFFFF">${escapeHtml(getInitial(brand.name))}</td></tr></table>`
}

/** Replaces the default accent colours in the styles of a page; its texts stay unchanged. */
function withAccent(html: string, accent: string): string {
  if (accent === DEFAULT_ACCENT) return html
  const { leaf, sage } = accentColours(accent)
  return html.replaceAll(/ (?:style|bgcolor)="[^"]*"/g, (attribute) =>
    attribute.replaceAll(COLOURS.leaf, leaf).replaceAll(COLOURS.sage, sage),
  )
}

/** The line that inboxes show after the subject: the first paragraph after the greeting. */
function preview({ blocks, heading }: MailContent): string {
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph')
  return (paragraphs[1] ?? paragraphs[0])?.text ?? heading
}

const heroHtml = ({ hero }: MailContent): string =>
  hero
    ? `<img src="${escapeHtml(hero.url)}" alt="${escapeHtml(hero.text)}" width="600" style="display:block;width:100%;height:auto;border-radius:17px 17px 0 0">`
    : ''
