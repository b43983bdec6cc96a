import type { Mark } from '@warda/domain/identity/shop-name'
import type { Locale } from '@warda/i18n/keys'
import type { SizeNames } from '../../../db/product-options.ts'

/** A block of a mail; every block has an HTML and a plain-text form (`to-html.ts`, `to-text.ts`). Texts are plain, never HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  /** `withAddress` also shows the URL, for links that open an account or a receipt and may have to be copied. */
  | { kind: 'button'; label: string; url: string; withAddress?: true }
  | { kind: 'code'; label: string; code: string }
  /** Named values; `strong` marks the most important one, `ltr` a value that is not a sentence (a number, an address). */
  | { kind: 'rows'; title?: string; rows: { label: string; value: string; strong?: boolean; ltr?: boolean }[] }
  /** The lines of an order; `picture` is an absolute URL. */
  | { kind: 'lines'; title: string; lines: { name: string; detail: string; value: string; picture: string | null }[] }
  /** When, for whom and where an order is delivered; the first row is the largest. */
  | { kind: 'delivery'; rows: { label: string; value: string }[] }
  /** A picture of the shop with its description; plain text shows its address. */
  | { kind: 'picture'; url: string; text: string }
  /** Text from a person with its line breaks. */
  | { kind: 'quote'; title: string; text: string }
  /** The message on the gift card. */
  | { kind: 'cardMessage'; title: string; text: string }

/** `hero` is the picture above the heading; plain text leaves it out. `unsubscribeUrl` ends mails of this kind in one press. */
export type MailContent = {
  subject: string
  heading: string
  blocks: Block[]
  hero?: { url: string; text: string }
  unsubscribeUrl?: string
}

/** The first picture of the shop's home page: its path and description. */
export type MailHero = { path: string; text: string }

/** The shop as its mails show it. */
export type MailBrand = {
  name: string
  city: string
  accent: string
  mark: Mark
  /** Absolute URLs; `icon` is the drawn mark as a picture. */
  logo: { url: string; width: number; height: number } | null
  icon: string
}

/** The shared context of every mail. */
export type MailFrame = {
  language: Locale
  publicUrl: string
  secret: string
  brand: MailBrand
  contactEmail: string
  /** Who the shop is by law; empty when not set. */
  legalLine: string
  hero?: MailHero | null
  /** Names of the sizes in both languages by slug. */
  sizes: SizeNames
}
