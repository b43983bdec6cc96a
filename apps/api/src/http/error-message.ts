import type { Language } from '@warda/domain/language'
import { isMessageKey, t } from '@warda/i18n/translate'

/** The sentence of a key put together at run time; a key without one gives the general sentence (a test keeps that from happening). */
export const errorMessage = (key: string, language: Language, values: Record<string, string | number> = {}): string =>
  t(isMessageKey(key) ? key : 'error_internal', language, values)
