import { expect } from 'vitest'
import { accessibilityViolations } from './accessibility.ts'
import type { Guest } from './journey.ts'
import { saveScreens } from './save-screens.ts'

/** Expects the reader's language and its direction, and no horizontal scrolling. */
export async function expectLayout({ page, language }: Pick<Guest, 'page' | 'language'>): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(1)
}

/** Expects the same, and no serious or critical accessibility violation. */
export async function expectUsablePage(guest: Pick<Guest, 'page' | 'language'>): Promise<void> {
  await expectLayout(guest)
  await saveScreens(guest)
  // The contrast of what is busy or fades is too low for a moment.
  await expect
    .poll(() => accessibilityViolations(guest.page), { message: guest.page.url(), timeout: 20_000, interval: 500 })
    .toEqual([])
}
