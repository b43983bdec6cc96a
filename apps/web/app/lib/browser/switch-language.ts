import { splitLanguagePath } from '@warda/contract/public-paths'
import { LANGUAGE_KEY, type Language } from '@warda/domain/language'
import { postAndForget } from '../api/post-and-forget.ts'
import { saveOpenDrafts } from '../forms/drafts.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { writeStored } from './storage.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * LANG-02: stores the choice in localStorage and in the cookie, sends it to the server, then loads the page again: from a language path at
 * `address`, otherwise without `?lng=`. Open forms save their drafts (W19).
 */
export const switchLanguage = async (language: Language, address: string): Promise<void> => {
  saveOpenDrafts()
  writeStored('local', LANGUAGE_KEY, language)
  if (readCookie(LANGUAGE_KEY) !== language) writeCookie(LANGUAGE_KEY, language, new Date(Date.now() + YEAR_MS))
  await postAndForget('setLanguage', { culture: language })
  if (splitLanguagePath(location.pathname).language) return location.assign(address)
  const here = new URL(location.href)
  here.searchParams.delete('lng')
  history.replaceState(history.state, '', here)
  location.reload()
}
