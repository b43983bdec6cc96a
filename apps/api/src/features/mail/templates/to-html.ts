import type { Language } from '@warda/domain/language'
import { t } from '@warda/i18n/translate'
import type { Block, MailContent, MailFrame } from './content.ts'
import { footerText } from './footer.ts'

const PAPER = '#FBF8F3'
const CARD = '#FFFFFF'
const INK = '#241F1C'
const SOFT = '#6A625B'
const LINE = '#E9E1D6'
const LEAF = '#2E4A3B'
const SAGE = '#E4E8DC'

const FONTS = {
  en: {
    display: "Fraunces, Georgia, 'Times New Roman', serif",
    text: 'Figtree, Helvetica, Arial, sans-serif',
    size: 16,
    line: 1.6,
  },
  ar: {
    display: "'El Messiri', 'Segoe UI', Tahoma, sans-serif",
    text: "'Readex Pro', 'Segoe UI', Tahoma, sans-serif",
    size: 17,
    line: 1.75,
  },
}

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

type Style = { font: (typeof FONTS)['en']; end: 'left' | 'right' }

/** The mail as one HTML page for mail programs: tables and inline styles, right to left in Arabic, no external resources except pictures of the shop. */
export function toHtml(content: MailContent, frame: MailFrame): string {
  const { language } = frame
  const font = FONTS[language]
  const style: Style = { font, end: language === 'ar' ? 'left' : 'right' }
  const brand = escapeHtml(t('mail_brand', language))
  const footer = escapeHtml(footerText(frame))
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font-family:${font.text};font-size:${font.size}px;line-height:${font.line}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-family:${font.display};font-size:26px;color:${LEAF}">${brand}<div style="font-family:${font.text};font-size:13px;color:${SOFT}">${escapeHtml(t('mail_tagline', language))}</div></td></tr>
<tr><td style="background:${CARD};border:1px solid ${LINE};border-radius:14px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-family:${font.display};font-weight:500;font-size:${font.size + 8}px;line-height:1.3;color:${LEAF}">${escapeHtml(content.heading)}</h1>
${content.blocks.map((block) => blockHtml(block, style, language)).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;color:${SOFT}">${footer}</td></tr>
</table></td></tr></table></body></html>`
}

function blockHtml(block: Block, style: Style, language: Language): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
    case 'note':
      return `<p style="margin:16px 0 0;font-size:14px;color:${SOFT}">${escapeHtml(block.text)}</p>`
    case 'button':
      return buttonHtml(block.label, block.url, language)
    case 'code':
      return `<p style="margin:0 0 8px;color:${SOFT}">${escapeHtml(block.label)}</p><p style="margin:0 0 20px;padding:14px;background:${SAGE};border-radius:10px;text-align:center;font-size:22px;letter-spacing:2px;color:${LEAF}"><bdi dir="ltr">${escapeHtml(block.code)}</bdi></p>`
    case 'rows':
      return rowsHtml(block, style)
    case 'picture':
      return `<p style="margin:8px 0 16px"><img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.text)}" width="280" style="display:block;max-width:100%;height:auto;border-radius:14px"></p>`
    case 'quote':
      return `<p style="margin:20px 0 6px;color:${SOFT}">${escapeHtml(block.title)}</p><p dir="auto" style="margin:0;padding:14px;background:${SAGE};border-radius:10px;white-space:pre-line">${escapeHtml(block.text)}</p>`
  }
}

function buttonHtml(label: string, url: string, language: Language): string {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0 16px"><a href="${address}" style="display:inline-block;padding:14px 26px;background:${LEAF};color:#FFFFFF;border-radius:10px;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${SOFT}">${escapeHtml(t('mail_link_hint', language))}<br><a dir="ltr" href="${address}" style="color:${SOFT};word-break:break-all">${address}</a></p>`
}

function rowsHtml(block: Extract<Block, { kind: 'rows' }>, style: Style): string {
  const title = block.title
    ? `<tr><td colspan="2" style="padding:12px 0 6px;color:${SOFT};font-size:14px">${escapeHtml(block.title)}</td></tr>`
    : ''
  const rows = block.rows.map(({ label, value, strong, ltr }) => {
    const weight = strong ? 'font-weight:600' : 'font-weight:400'
    const direction = ltr ? ' dir="ltr"' : ''
    const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top;${weight}`
    // Keeps a long name from touching its amount.
    const valueStyle = `padding-${style.end === 'right' ? 'left' : 'right'}:14px;white-space:nowrap`
    return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="${style.end}" style="${cell};${value.length < 24 ? valueStyle : ''};font-variant-numeric:tabular-nums"><bdi${direction}>${escapeHtml(value)}</bdi></td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 8px">${title}${rows.join('')}</table>`
}
