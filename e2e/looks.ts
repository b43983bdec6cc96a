import { expect } from 'vitest'
import { seriousFaults } from './axe.ts'
import type { Guest } from './visit.ts'

/** No scrolling sideways, and the page speaks the reader's language in its direction. */
export async function staysInside({ page, language }: Pick<Guest, 'page' | 'language'>): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(1)
}

/** The same, and nothing serious for a screen reader or a keyboard. */
export async function looksRight(who: Pick<Guest, 'page' | 'language'>): Promise<void> {
  await staysInside(who)
  expect(await seriousFaults(who.page), who.page.url()).toEqual([])
}
