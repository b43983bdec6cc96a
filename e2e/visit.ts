import type { TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Language, type Screen, withBrowser } from './browser.ts'
import { type Messages, messagesIn } from './messages.ts'

/** Somebody in front of a fresh browser, and the sentences they read. */
export type Guest = { page: Page; base: string; language: Language; screen: Screen; t: Messages }

/** Both languages and both screens in two journeys, for what does not need all four. */
export const READERS: readonly [Language, Screen][] = [
  ['en', 'desktop'],
  ['ar', 'phone'],
]

/** Opens a browser for one journey, and closes it again. Nothing may have gone wrong in the page meanwhile but what is `expected`. */
export async function visit(
  server: TestServer,
  [language, screen]: readonly [Language, Screen],
  journey: (who: Guest) => Promise<void>,
  expected?: RegExp,
): Promise<void> {
  await withBrowser({ language, screen }, async ({ page, faults }) => {
    await journey({ page, base: server.url, language, screen, t: messagesIn(language) })
    expect(faults.filter((fault) => !expected?.test(fault))).toEqual([])
  })
}
