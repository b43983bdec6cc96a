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

type Journey = (guest: Guest) => Promise<void>

/**
 * Runs one journey in a browser context that loads no pictures. Fails on an error of the page (`OpenedBrowser.pageErrors`) that is not
 * `expected`.
 */
export function visit(
  server: TestServer,
  reader: readonly [Language, Screen],
  journey: Journey,
  expected?: RegExp,
): Promise<void> {
  return visitPage({ server, reader, journey, expected, pictures: false })
}

/** As `visit`, for journeys that look at pictures or wait for what a picture's loading causes. */
export function visitWithPictures(
  server: TestServer,
  reader: readonly [Language, Screen],
  journey: Journey,
  expected?: RegExp,
): Promise<void> {
  return visitPage({ server, reader, journey, expected, pictures: true })
}

/** As `visitWithPictures`, in a browser context with an empty cache, for journeys that go offline. */
export function visitInNewContext(
  server: TestServer,
  reader: readonly [Language, Screen],
  journey: Journey,
  expected?: RegExp,
): Promise<void> {
  return visitPage({ server, reader, journey, expected, pictures: true, isNew: true })
}

type Visit = {
  server: TestServer
  reader: readonly [Language, Screen]
  journey: Journey
  expected: RegExp | undefined
  pictures: boolean
  isNew?: boolean
}

async function visitPage(options: Visit): Promise<void> {
  const { server, journey, expected, pictures, isNew = false } = options
  const [language, screen] = options.reader
  await withBrowser({ language, screen, pictures, isNew }, async ({ page, pageErrors }) => {
    await journey({ page, base: server.url, language, screen, t: messagesIn(language) })
    expect(pageErrors.filter((pageError) => !expected?.test(pageError))).toEqual([])
  })
}
