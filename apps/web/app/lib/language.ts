import { getLocale } from '@warda/words/runtime'
import { readCookie, writeCookie } from './cookies.ts'
import { saveOpenDrafts } from './drafts.ts'
import { postAndForget } from './forget.ts'
import { writeStored } from './storage.ts'

export type Language = 'en' | 'ar'

/** Key of the stored choice, in localStorage and in the cookie that mirrors it for the server (spec §1, §9). */
export const LANGUAGE_KEY = 'app_language'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** The language of this page: in the browser what <html lang> says, so that it always equals the server's. */
export const currentLanguage = (): Language => {
  const language = typeof document === 'undefined' ? getLocale() : document.documentElement.lang
  return language === 'ar' ? 'ar' : 'en'
}

/**
 * LANG-02: remembers the choice in both places, tells the server, then loads the page again.
 * Forms keep what was typed (W19); `?lng=` leaves the address, where it would contradict the choice.
 */
export const switchLanguage = async (language: Language): Promise<void> => {
  saveOpenDrafts()
  writeStored('local', LANGUAGE_KEY, language)
  if (readCookie(LANGUAGE_KEY) !== language) writeCookie(LANGUAGE_KEY, language, new Date(Date.now() + YEAR_MS))
  await postAndForget('setLanguage', { culture: language })
  const address = new URL(location.href)
  address.searchParams.delete('lng')
  history.replaceState(history.state, '', address)
  location.reload()
}
