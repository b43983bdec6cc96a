import type { MessageKey } from '@warda/i18n/keys'
import { say } from '@warda/i18n/say'
import type { Language } from './browser.ts'

/** The sentences a person reads in one language, by key: what journeys look for on the screen. */
export const wordsIn = (language: Language) => (key: MessageKey, values?: Record<string, string | number>) =>
  say(key, language, values)

export type Words = ReturnType<typeof wordsIn>

/** Text with the isolation marks that surround numbers in right-to-left sentences taken out. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '')
