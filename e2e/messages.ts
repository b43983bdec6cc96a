import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { Language } from './browser.ts'

/** The messages of one language by key, to find texts on the page. */
export const messagesIn = (language: Language) => (key: MessageKey, values?: Record<string, string | number>) =>
  t(key, language, values)

export type Messages = ReturnType<typeof messagesIn>

/** The name of the demo shop. */
export const DEMO_NAME: Record<Language, string> = { en: 'Warda', ar: 'وردة' }

/** Removes the isolation marks around numbers in right-to-left text. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '')
