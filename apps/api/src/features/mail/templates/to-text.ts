import type { Language } from '@warda/domain/language'
import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import type { Block, MailContent, MailFrame } from './content.ts'
import { footerText, listLegalLinks } from './footer.ts'

/** The same mail as plain text. */
export function toText(content: MailContent, frame: MailFrame): string {
  return `${[content.heading, ...content.blocks.map((block) => blockText(block, frame.language)), `-- \n${[frame.brand.name, footerText(frame), ...listLegal(frame)].join('\n')}`].join('\n\n')}\n`
}

const listLegal = (frame: MailFrame): string[] => [
  ...(frame.legalLine === '' ? [] : [frame.legalLine]),
  ...listLegalLinks(frame).map(({ title, url }) => `${title}: ${url}`),
]

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'code':
      return `${block.label}: ${block.code}`
    case 'lines':
      return [
        `${block.title}:`,
        ...block.lines.map(
          ({ name, detail, value }) => `${name}${t('ui_list_comma', language)}${detail}: ${isolate(value)}`,
        ),
      ].join('\n')
    case 'delivery':
      return block.rows.map((row) => `${row.label}: ${isolate(row.value)}`).join('\n')
    case 'rows':
      return [
        ...(block.title ? [`${block.title}:`] : []),
        ...block.rows.map((row) => `${row.label}: ${isolate(row.value)}`),
      ].join('\n')
    case 'picture':
      return `${block.text}:\n${block.url}`
    case 'quote':
    case 'cardMessage':
      return `${block.title}:\n${block.text}`
  }
}
