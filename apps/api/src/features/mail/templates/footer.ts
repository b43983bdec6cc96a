import { t } from '@warda/i18n/translate'
import type { MailFrame } from './content.ts'
import { isolate } from './format.ts'

/** Why the mail was sent, and the shop's contact address when it has one. */
export const footerText = ({ language, contactEmail }: Pick<MailFrame, 'language' | 'contactEmail'>): string =>
  contactEmail === '' ? t('mail_footer_short', language) : t('mail_footer', language, { email: isolate(contactEmail) })
