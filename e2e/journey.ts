import type { TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Language, type Screen, withBrowser } from './browser.ts'
import { type Messages, messagesIn } from './messages.ts'

/** A person in a fresh browser, and the messages in their language. */
export type Guest = { page: Page; base: string; language: Language; screen: Screen; t: Messages }

/** Both languages and both screens in two journeys, for pages that do not need all four combinations. */
export const READERS: readonly [Language, Screen][] = [
  ['en', 'desktop'],
  ['ar', 'phone'],
]

/** Runs one journey in a new browser context. Fails on an error of the page (`OpenedBrowser.pageErrors`) that is not `expected`. */
export async function visit(
  server: TestServer,
  [language, screen]: readonly [Language, Screen],
  journey: (guest: Guest) => Promise<void>,
  expected?: RegExp,
): Promise<void> {
  await withBrowser({ language, screen }, async ({ page, pageErrors }) => {
    await journey({ page, base: server.url, language, screen, t: messagesIn(language) })
    expect(pageErrors.filter((pageError) => !expected?.test(pageError))).toEqual([])
  })
}
