import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { Block } from './content.ts'
import { escapeHtml } from './escape-html.ts'
import { COLOURS, type Direction, FONTS, getDirection, textStyle } from './theme.ts'

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

/** The start of a table with the text style of the mail, which old rendering modes do not pass on to tables. */
const tableStart = (language: Locale, margin: string): string =>
  `<table role="presentation" dir="${getDirection(language).dir}" width="100%" cellpadding="0" cellspacing="0" border="0" class="ink" style="margin:${margin};${textStyle(language)}">`

/** One block of a mail as HTML. */
export function blockHtml(block: Block, language: Locale): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
    case 'note':
      return `<p class="soft" style="margin:16px 0 0;font-size:14px;color:${COLOURS.soft}">${escapeHtml(block.text)}</p>`
    case 'button':
      return buttonHtml(block, language)
    case 'code':
      return codeHtml(block, language)
    case 'rows':
      return rowsHtml(block, language)
    case 'lines':
      return linesHtml(block, language)
    case 'delivery':
      return deliveryHtml(block, language)
    case 'picture':
      return `<p style="margin:8px 0 16px"><img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.text)}" width="280" style="display:block;max-width:100%;height:auto;border-radius:14px"></p>`
    case 'quote':
      return quoteHtml(block)
    case 'cardMessage':
      return cardMessageHtml(block, language)
  }
}

function buttonHtml({ label, url, withAddress }: BlockOf<'button'>, language: Locale): string {
  const { dir } = getDirection(language)
  const address = escapeHtml(url)
  const hint = withAddress
    ? `\n<p class="soft" style="margin:0 0 16px;font-size:13px;color:${COLOURS.soft}">${escapeHtml(t('mail_link_hint', language))}<br><a dir="ltr" href="${address}" class="soft" style="color:${COLOURS.soft};word-break:break-all">${address}</a></p>`
    : ''
  return `<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr><td class="bg-leaf" bgcolor="${COLOURS.leaf}" style="background:${COLOURS.leaf};border-radius:999px"><a href="${address}" class="on-leaf" style="display:inline-block;padding:14px 30px;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>${hint}`
}

const codeHtml = ({ label, code }: BlockOf<'code'>, language: Locale): string =>
  `<p class="soft" style="margin:0 0 8px;color:${COLOURS.soft}">${escapeHtml(label)}</p>
${tableStart(language, '0 0 20px')}<tr><td align="center" class="bg-sage leaf" bgcolor="${COLOURS.sage}" style="padding:18px 14px;background:${COLOURS.sage};border-radius:14px;font-size:24px;letter-spacing:2px;color:${COLOURS.leaf}"><bdi dir="ltr">${escapeHtml(code)}</bdi></td></tr></table>`

function rowsHtml(block: BlockOf<'rows'>, language: Locale): string {
  const direction = getDirection(language)
  const title = block.title ? titleRow(block.title, direction) : ''
  const rows = block.rows.map(({ label, value, strong, ltr }) => {
    const weight = strong ? 'font-weight:600' : 'font-weight:400'
    const cell = `padding:9px 0;border-top:1px solid ${COLOURS.line};vertical-align:top;${weight}`
    // Keeps a long label from touching its amount.
    const valueStyle = value.length < 24 ? `;padding-${direction.start}:14px;white-space:nowrap` : ''
    return `<tr><td align="${direction.start}" class="line" style="${cell}">${escapeHtml(label)}</td><td align="${direction.end}" class="line" style="${cell}${valueStyle};font-variant-numeric:tabular-nums"><bdi${ltr ? ' dir="ltr"' : ''}>${escapeHtml(value)}</bdi></td></tr>`
  })
  return `${tableStart(language, '8px 0')}${title}${rows.join('')}</table>`
}

const titleRow = (title: string, { start }: Direction): string =>
  `<tr><td colspan="3" align="${start}" class="soft" style="padding:12px 0 8px;color:${COLOURS.soft};font-size:14px">${escapeHtml(title)}</td></tr>`

function linesHtml({ title, lines }: BlockOf<'lines'>, language: Locale): string {
  const direction = getDirection(language)
  const rows = lines.map(({ name, detail, value, picture }) => {
    const cell = `padding:12px 0;border-top:1px solid ${COLOURS.line};vertical-align:middle`
    const image = picture
      ? `<img src="${escapeHtml(picture)}" alt="" class="thumb" width="84" height="105" style="display:block;width:84px;height:105px;object-fit:cover;border-radius:12px">`
      : ''
    return `<tr><td width="${picture ? 100 : 1}" class="thumb-cell line" style="${cell};padding-${direction.end}:${picture ? 16 : 0}px">${image}</td><td align="${direction.start}" class="line" style="${cell}"><strong style="font-weight:600">${escapeHtml(name)}</strong><div class="soft" style="font-size:14px;color:${COLOURS.soft}">${escapeHtml(detail)}</div><div style="font-variant-numeric:tabular-nums"><bdi>${escapeHtml(value)}</bdi></div></td></tr>`
  })
  return `${tableStart(language, '16px 0 8px')}${titleRow(title, direction)}${rows.join('')}</table>`
}

/** When, for whom and where: what a reader looks for first. */
function deliveryHtml({ rows }: BlockOf<'delivery'>, language: Locale): string {
  const direction = getDirection(language)
  const items = rows.map(
    ({ label, value }, at) =>
      `<div class="soft" style="font-size:13px;color:${COLOURS.soft}${at === 0 ? '' : ';margin-top:10px'}">${escapeHtml(label)}</div><div style="${at === 0 ? `font-size:18px;font-family:${FONTS[language].display};` : ''}font-weight:${at === 0 ? 500 : 400}"><bdi>${escapeHtml(value)}</bdi></div>`,
  )
  return `${tableStart(language, '20px 0')}<tr><td dir="${direction.dir}" align="${direction.start}" class="bg-sage ink" bgcolor="${COLOURS.sage}" style="padding:18px 20px;background:${COLOURS.sage};border-radius:14px">${items.join('')}</td></tr></table>`
}

const quoteHtml = ({ title, text }: BlockOf<'quote'>): string =>
  `<p class="soft" style="margin:20px 0 6px;color:${COLOURS.soft}">${escapeHtml(title)}</p><p dir="auto" class="bg-sage ink" style="margin:0;padding:14px;background:${COLOURS.sage};border-radius:10px;white-space:pre-line">${escapeHtml(text)}</p>`

/** The gift card as it comes with the flowers. */
function cardMessageHtml({ title, text }: BlockOf<'cardMessage'>, language: Locale): string {
  return `${tableStart(language, '20px 0')}<tr><td align="center" class="bg-petal ink line" bgcolor="${COLOURS.petal}" style="padding:22px 24px;background:${COLOURS.petal};border:1px solid ${COLOURS.line};border-radius:14px"><div class="soft" style="margin:0 0 8px;font-size:13px;color:${COLOURS.soft}">${escapeHtml(title)}</div><div dir="auto" style="font-family:${FONTS[language].display};font-size:20px;line-height:1.5;white-space:pre-line">${escapeHtml(text)}</div></td></tr></table>`
}
