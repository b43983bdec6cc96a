import { say } from '@warda/i18n/say'
import type { MailFrame } from './content.ts'
import { isolate } from './format.ts'

/** Why somebody gets a mail, and where to ask; a shop that has given no address names none. */
export const footerText = ({ language, contactEmail }: Pick<MailFrame, 'language' | 'contactEmail'>): string =>
  contactEmail === ''
    ? say('mail_footer_short', language)
    : say('mail_footer', language, { email: isolate(contactEmail) })
