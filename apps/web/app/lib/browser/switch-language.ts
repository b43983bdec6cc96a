import type { Language } from '@warda/domain/language'
import { postAndForget } from '../api/post-and-forget.ts'
import { saveOpenDrafts } from '../forms/drafts.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { LANGUAGE_KEY } from './language.ts'
import { writeStored } from './storage.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

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
