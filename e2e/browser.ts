import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '@warda/i18n/keys'
import { type BrowserContext, chromium, type Page } from 'playwright-core'

/** Chromium of the system where there is one, else the one that comes as a package. */
async function executable(): Promise<{ path: string; args: string[] }> {
  for (const path of ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']) {
    if (existsSync(path)) return { path, args: [] }
  }
  const { default: packaged } = await import('@sparticuz/chromium')
  return { path: await packaged.executablePath(), args: packaged.args }
}

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Screen = 'phone' | 'tablet' | 'desktop'
export type Language = Locale

const VIEWPORT = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 860 },
} as const

export type Visit = { page: Page; context: BrowserContext; faults: string[]; close(): Promise<void> }

/**
 * A browser with a fresh profile in one language on one kind of screen. `faults` gathers what must never happen while a
 * person shops: page errors, console errors, content-policy violations, answers of 500 and more.
 */
export async function openBrowser(options: { language: Language; screen: Screen }): Promise<Visit> {
  const { path, args } = await executable()
  const profile = mkdtempSync(join(tmpdir(), 'warda-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    headless: true,
    args: [...args.filter((arg) => !arg.startsWith('--headless')), ...QUIET],
    viewport: VIEWPORT[options.screen],
    hasTouch: options.screen !== 'desktop',
    isMobile: options.screen !== 'desktop',
    locale: options.language === 'ar' ? 'ar-SA' : 'en-US',
    timezoneId: 'Asia/Riyadh',
    // Colours in transition have no contrast to judge.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(40_000)
  const faults: string[] = []
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      // A refused form answers 4xx on purpose and the browser writes that down; what counts is asserted by the journey.
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
        faults.push(`console: ${message.text()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`)
    })
  }
  context.on('page', watch)
  const page = context.pages()[0] ?? (await context.newPage())
  watch(page)
  return {
    page,
    context,
    faults,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
