import { t } from '@warda/i18n/translate'
import type { MailFrame } from './content.ts'
import { isolate } from './format.ts'

/** Why the mail was sent, and the shop's contact address when it has one. */
export const footerText = ({
  language,
  contactEmail,
  brand,
}: Pick<MailFrame, 'language' | 'contactEmail' | 'brand'>): string =>
  contactEmail === ''
    ? t('mail_footer_short', language, { brand: brand.name })
    : t('mail_footer', language, { brand: brand.name, email: isolate(contactEmail) })
