import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { getInstalledProgram } from './installed-program.ts'
import type { Json, PageElement, Tab, TabOptions } from './tab.ts'

/** Opens Firefox over WebDriver BiDi. */
export async function openFirefox(options: TabOptions): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: getInstalledProgram('WARDA_FIREFOX'),
    headless: process.env.WARDA_HEADED !== '1',
    defaultViewport: options.size,
    env: { ...process.env, TZ: 'Asia/Riyadh' },
    extraPrefsFirefox: {
      'intl.accept_languages': options.language === 'ar' ? 'ar-SA, ar' : 'en-US, en',
      // The contrast of a colour in transition cannot be checked.
      'ui.prefersReducedMotion': 1,
    },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const errors = collectErrors(page)
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
    run: async (work, ...args) => (await page.evaluate(toExpression(work, args))) as never,
    async inject(script) {
      await page.evaluate(script)
    },
    find: (work, ...args) => findElement(page, toExpression(work, args)),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: () => errors,
    close: () => browser.close(),
  }
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) =>
    errors.push(`page error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  )
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  return errors
}

/** A call of the function as a script; arguments are JSON. */
const toExpression = (work: (...args: never) => unknown, args: readonly Json[]): string =>
  `(${work})(...${JSON.stringify(args)})`

async function findElement(page: Page, expression: string): Promise<PageElement | null> {
  const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<HTMLInputElement> | null
  if (!element) return null
  return { click: () => element.click(), upload: (path) => element.uploadFile(path) }
}
