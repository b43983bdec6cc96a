import { LANGUAGE_KEY, type Language } from '@warda/domain/language'
import { postAndForget } from '../api/post-and-forget.ts'
import { saveOpenDrafts } from '../forms/drafts.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { writeStored } from './storage.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * LANG-02: stores the choice in localStorage and in the cookie, sends it to the server, then reloads the page.
 * Open forms save their drafts (W19); `?lng=` is removed from the address, since it would override the choice.
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
