import { t } from '@warda/i18n/translate'
import type { MailFrame } from './content.ts'
import { isolate } from './format.ts'

/** Why somebody gets a mail, and where to ask; a shop that has given no address names none. */
export const footerText = ({ language, contactEmail }: Pick<MailFrame, 'language' | 'contactEmail'>): string =>
  contactEmail === '' ? t('mail_footer_short', language) : t('mail_footer', language, { email: isolate(contactEmail) })
