import type { Language } from '@warda/domain/language'
import { getLocale } from '@warda/i18n/runtime'

/** The language of this page: in the browser the value of <html lang>, so that it always equals the server's. */
export const currentLanguage = (): Language => {
  const language = typeof document === 'undefined' ? getLocale() : document.documentElement.lang
  return language === 'ar' ? 'ar' : 'en'
}
