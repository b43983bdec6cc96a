import type { Locale } from '@warda/i18n/keys'

/** One piece of a mail; every piece has an HTML and a plain-text form (`to-html.ts`, `to-text.ts`). Texts are plain, never HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'code'; label: string; code: string }
  /** Named values; `strong` marks the one that matters, `ltr` a value that is no sentence (a number, an address). */
  | { kind: 'rows'; title?: string; rows: { label: string; value: string; strong?: boolean; ltr?: boolean }[] }
  /** What somebody wrote, in their own line breaks. */
  | { kind: 'quote'; title: string; text: string }

export type MailContent = { subject: string; heading: string; blocks: Block[] }

/** What every mail is made with. */
export type MailFrame = { language: Locale; publicUrl: string; secret: string; contactEmail: string }
