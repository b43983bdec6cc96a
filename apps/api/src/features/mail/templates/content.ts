import type { Locale } from '@warda/i18n/keys'

/** A block of a mail; every block has an HTML and a plain-text form (`to-html.ts`, `to-text.ts`). Texts are plain, never HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'code'; label: string; code: string }
  /** Named values; `strong` marks the most important one, `ltr` a value that is not a sentence (a number, an address). */
  | { kind: 'rows'; title?: string; rows: { label: string; value: string; strong?: boolean; ltr?: boolean }[] }
  /** A picture of the shop with its description; plain text shows its address. */
  | { kind: 'picture'; url: string; text: string }
  /** Text from a person with its line breaks. */
  | { kind: 'quote'; title: string; text: string }

export type MailContent = { subject: string; heading: string; blocks: Block[] }

/** The shared context of every mail. */
export type MailFrame = { language: Locale; publicUrl: string; secret: string; contactEmail: string }
