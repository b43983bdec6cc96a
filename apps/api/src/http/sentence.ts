import type { Language } from '@warda/domain/language'
import { isMessageKey, say } from '@warda/words/say'

/** The sentence of a key put together at run time; a key without one gives the general sentence (a test keeps that from happening). */
export const sentence = (key: string, language: Language, values: Record<string, string | number> = {}): string =>
  say(isMessageKey(key) ? key : 'error_internal', language, values)
