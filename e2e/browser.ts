import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '@warda/i18n/keys'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { saveFailure, startRecording } from './failure-report.ts'

/** The installed Chromium, or the one that comes as a package. */
async function executable(): Promise<{ path: string; args: string[] }> {
  for (const path of ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']) {
    if (existsSync(path)) return { path, args: [] }
  }
  const { default: packaged } = await import('@sparticuz/chromium')
  return { path: await packaged.executablePath(), args: packaged.args }
}

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Set by `npm test -- journeys --headed`. */
const headed = process.env.WARDA_HEADED === '1'

export type Screen = 'phone' | 'tablet' | 'desktop'
export type Language = Locale

const VIEWPORT = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 860 },
} as const

export type BrowserOptions = { language: Language; screen: Screen }
export type OpenedBrowser = {
  page: Page
  /** Faults so far: page errors, console errors, violations of the content policy, answers of 500 and more. */
  pageErrors: string[]
}

/**
 * Runs `work` in a browser with a fresh profile in one language on one kind of screen, and closes it. When `work` fails, a screenshot, the
 * trace and the console are kept.
 */
export async function withBrowser(
  options: BrowserOptions,
  work: (browser: OpenedBrowser) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'warda-browser-'))
  const context = await launch(profile, options)
  const { lines, watch } = await startRecording(context)
  const pageErrors: string[] = []
  const watchPage = (page: Page): void => {
    watch(page)
    collectPageErrors(page, pageErrors)
  }
  context.on('page', watchPage)
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    watchPage(page)
    await work({ page, pageErrors })
  } catch (error) {
    await saveFailure(context, [...lines, ...pageErrors.map((pageError) => `page error: ${pageError}`)], error)
    throw error
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function launch(profile: string, { language, screen }: BrowserOptions): Promise<BrowserContext> {
  const { path, args } = await executable()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    headless: !headed,
    args: [...args.filter((arg) => !arg.startsWith('--headless')), ...SWITCHES, ...(headed ? [] : ['--headless'])],
    viewport: VIEWPORT[screen],
    hasTouch: screen !== 'desktop',
    isMobile: screen !== 'desktop',
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
    timezoneId: 'Asia/Riyadh',
    // The contrast of a colour in transition cannot be checked.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(40_000)
  return context
}

function collectPageErrors(page: Page, pageErrors: string[]): void {
  page.on('pageerror', (error) => pageErrors.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    // The browser logs each 4xx answer as an error; refused forms answer so on purpose, and journeys assert them.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      pageErrors.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) pageErrors.push(`${response.status()} ${response.url()}`)
  })
}
