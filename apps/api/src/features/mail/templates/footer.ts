import { isolate } from '@warda/i18n/isolate'
import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { MailFrame } from './content.ts'

/** Why the mail was sent, and the shop's contact address when it has one. */
export const footerText = ({
  language,
  contactEmail,
  brand,
}: Pick<MailFrame, 'language' | 'contactEmail' | 'brand'>): string =>
  contactEmail === ''
    ? t('mail_footer_short', language, { brand: brand.name })
    : t('mail_footer', language, { brand: brand.name, email: isolate(contactEmail) })

const PAGES: readonly [path: string, title: MessageKey][] = [
  ['/terms', 'legal_terms_title'],
  ['/returns', 'legal_returns_title'],
  ['/privacy', 'legal_privacy_title'],
]

/** The legal pages of the shop in the reader's language (OPEN-03). */
export const listLegalLinks = ({ language, publicUrl }: Pick<MailFrame, 'language' | 'publicUrl'>) =>
  PAGES.map(([path, title]) => ({ title: t(title, language), url: `${publicUrl}${path}?lng=${language}` }))
