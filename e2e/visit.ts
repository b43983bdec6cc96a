import type { TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Language, openBrowser, type Screen } from './browser.ts'
import { type Words, wordsIn } from './words.ts'

/** Somebody in front of a fresh browser, and the sentences they read. */
export type Guest = { page: Page; base: string; language: Language; screen: Screen; say: Words }

/** Both languages, and both screens: Arabic on the phone, English on the desktop, as journeys without a layout of their own need it. */
export const READERS: readonly [Language, Screen][] = [
  ['en', 'desktop'],
  ['ar', 'phone'],
]

/** Opens a browser for one journey, and closes it again. Nothing may have gone wrong in the page meanwhile. */
export async function visit(
  server: TestServer,
  [language, screen]: readonly [Language, Screen],
  journey: (who: Guest) => Promise<void>,
): Promise<void> {
  const opened = await openBrowser({ language, screen })
  try {
    await journey({ page: opened.page, base: server.url, language, screen, say: wordsIn(language) })
    expect(opened.faults).toEqual([])
  } finally {
    await opened.close()
  }
}
