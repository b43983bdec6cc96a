import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { Guest } from './journey.ts'

const folder = path.resolve(import.meta.dirname, '../.data/screens')

/** Set by `npm test -- journeys --screens`. */
const isEnabled = process.env.WARDA_SCREENS === '1'

const WIDTHS = [390, 768, 1280]
let count = 0

/** Saves the page at 390, 768 and 1280 px: `NNN-language-path-width.png` in a folder per test file. */
export async function saveScreens({ page, language }: Pick<Guest, 'page' | 'language'>): Promise<void> {
  if (!isEnabled) return
  const size = page.viewportSize()
  const target = path.join(folder, path.basename(expect.getState().testPath ?? '', '.test.ts'))
  mkdirSync(target, { recursive: true })
  count += 1
  const name = new URL(page.url()).pathname.replaceAll(/[0-9a-f-]{36}/g, 'id').replaceAll(/[^\w]+/g, '-')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.waitForTimeout(300)
    await page.screenshot({
      path: path.join(target, `${String(count).padStart(3, '0')}-${language}${name}-${width}.png`),
    })
  }
  if (size) await page.setViewportSize(size)
}
