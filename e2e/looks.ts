import { expect } from 'vitest'
import { seriousFaults } from './axe.ts'
import type { Guest } from './visit.ts'

/** Nothing serious for a screen reader or a keyboard, no scrolling sideways, and the page speaks the reader's language in its direction. */
export async function looksRight({ page, language }: Pick<Guest, 'page' | 'language'>): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
  expect(await seriousFaults(page), page.url()).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(1)
}
