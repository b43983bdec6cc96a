import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { Language } from './browser.ts'

/** The sentences a person reads in one language, by key: what journeys look for on the screen. */
export const messagesIn = (language: Language) => (key: MessageKey, values?: Record<string, string | number>) =>
  t(key, language, values)

export type Messages = ReturnType<typeof messagesIn>

/** Text with the isolation marks that surround numbers in right-to-left sentences taken out. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '')
