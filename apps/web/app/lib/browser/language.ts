import type { Language } from '@warda/domain/language'
import { getLocale } from '@warda/i18n/runtime'

/** Key of the stored choice, in localStorage and in the cookie that mirrors it for the server (spec §1, §9). */
export const LANGUAGE_KEY = 'app_language'

/** The language of this page: in the browser the value of <html lang>, so that it always equals the server's. */
export const currentLanguage = (): Language => {
  const language = typeof document === 'undefined' ? getLocale() : document.documentElement.lang
  return language === 'ar' ? 'ar' : 'en'
}
