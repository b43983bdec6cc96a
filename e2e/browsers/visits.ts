import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { Language } from '../browser.ts'
import { messagesIn } from '../messages.ts'
import { type EngineName, openTab } from './engines.ts'
import type { Tab } from './tab.ts'
import { injectAxe, type Visitor } from './visitor.ts'

/** Each journey runs in both engines and both languages. */
export const RUNS: readonly [EngineName, Language][] = [
  ['Firefox', 'en'],
  ['Firefox', 'ar'],
  ['WebKit', 'en'],
  ['WebKit', 'ar'],
]

const WINDOW = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } } as const

type Visit = { engine: EngineName; language: Language; screen: keyof typeof WINDOW; base: string }

/** React Router writes this when a page is left while it loads the routes of the links on it; Firefox ends such requests with an error. */
const LEFT_WHILE_LOADING = /Failed to fetch manifest patches/

const folder = path.resolve(import.meta.dirname, '../../.data/failed-journeys')

/** Runs a journey in a new browser. Fails on an error of the page that is not `expected`; a screenshot of a failed journey is kept. */
export async function visitAs(
  { engine, language, screen, base }: Visit,
  journey: (visitor: Visitor) => Promise<void>,
  expected?: RegExp,
): Promise<void> {
  const tab = await openTab(engine, { language, size: WINDOW[screen] })
  try {
    // MiniBrowser asks for English whatever its environment says; the shop stores this choice.
    await tab.open(`${base}/?lng=${language}`)
    await journey({ tab, base, language, t: messagesIn(language) })
    const errors = tab.errors().filter((error) => !expected?.test(error) && !LEFT_WHILE_LOADING.test(error))
    expect(errors).toEqual([])
  } catch (error) {
    await saveFailure(tab, `${engine}-${language}`)
    throw error
  } finally {
    await tab.close()
  }
}

async function saveFailure(tab: Tab, run: string): Promise<void> {
  const file = path.join(folder, `browsers-${path.basename(expect.getState().testPath ?? '', '.test.ts')}-${run}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.log`, tab.errors().join('\n'))
  const picture = await tab.screenshot().catch(() => null)
  if (picture) writeFileSync(`${file}.png`, picture)
  process.stderr.write(`\nScreenshot and console of the failed journey: ${file}.{png,log}\n`)
}

/** Expects the visitor's language and its direction, no horizontal scrolling, and no serious accessibility violation. */
export async function expectUsablePage({ tab, language }: Visitor): Promise<void> {
  const page = await tab.run(() => ({
    address: location.href,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect([page.lang, page.dir], page.address).toEqual([language, language === 'ar' ? 'rtl' : 'ltr'])
  expect(page.wider, `${page.address} scrolls sideways`).toBeLessThanOrEqual(1)
  await injectAxe(tab)
  expect(await tab.run(findViolations), page.address).toEqual([])
}

/** Runs in the page. */
async function findViolations(): Promise<string[]> {
  type Violation = { id: string; impact: string | null; nodes: { html: string }[] }
  const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
  const { violations } = await axe.run({ resultTypes: ['violations'] })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
