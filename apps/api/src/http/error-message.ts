import type { Language } from '@warda/domain/language'
import { isMessageKey, t } from '@warda/i18n/translate'

/** The message of a key built at run time; an unknown key gives the general error message (a test prevents unknown keys). */
export const errorMessage = (key: string, language: Language, values: Record<string, string | number> = {}): string =>
  t(isMessageKey(key) ? key : 'error_internal', language, values)
