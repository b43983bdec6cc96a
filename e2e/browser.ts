import { existsSync } from 'node:fs'
import type { Locale } from '@warda/i18n/keys'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { saveFailure, startRecording, stopRecording } from './failure-report.ts'
import { withTimeout } from './with-timeout.ts'

type Executable = { path: string; args: string[] }

/** Chromium of the locked package, so that journeys run in the same browser everywhere; it is also lighter than a desktop's. */
async function getPackaged(): Promise<Executable> {
  const { default: packaged } = await import('@sparticuz/chromium')
  return { path: await packaged.executablePath(), args: packaged.args.filter((arg) => !UNWANTED.test(arg)) }
}

/** The installed Chromium: the packaged one has no windows, and starts only where its libraries are. */
function getInstalled(): Executable | undefined {
  const path = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
  return path === undefined ? undefined : { path, args: [] }
}

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for the pages of a browser context: starting processes took a third of a journey's time.
  '--process-per-site',
  '--renderer-process-limit=1',
]

/**
 * Switches of the packaged Chromium that do not suit us: in a single process, closing a context ends the browser; the rules between origins
 * are a user's; without a zygote or with a software GPU each page takes half as long again.
 */
const UNWANTED = /^--(headless|single-process|disable-web-security|no-zygote|use-gl|use-angle)/

/** Set by `npm test -- journeys --headed`. */
const headed = process.env.WARDA_HEADED === '1'

export type Screen = 'phone' | 'tablet' | 'desktop'
export type Language = Locale

const VIEWPORT = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 860 },
} as const

export type BrowserOptions = {
  language: Language
  screen: Screen
  /** Whether pictures load; default false, because decoding them takes a third of a journey's time. */
  pictures?: boolean
  /** Whether the browser context is new, with an empty cache and service workers, for journeys that measure or go offline; default false. */
  isNew?: boolean
}
export type OpenedBrowser = {
  page: Page
  /** Uncaught exceptions, console errors, content-policy violations and 5xx responses so far. */
  pageErrors: string[]
}

/** Chromium with and without pictures starts at most once per worker and ends with it. */
const browsers = new Map<boolean, Promise<Browser>>()

/** Set by `npm test -- journeys --screens`. */
const saveScreens = process.env.WARDA_SCREENS === '1'

/**
 * Runs `work` in a browser context without cookies and stored data, in one language on one kind of screen. When `work` fails, a screenshot,
 * the trace and the console are kept.
 */
export async function withBrowser(
  options: BrowserOptions,
  work: (browser: OpenedBrowser) => Promise<void>,
): Promise<void> {
  const loadsPictures = options.pictures || headed || saveScreens
  const contexts = getContextPool(`${loadsPictures} ${options.language} ${options.screen}`)
  const context =
    (options.isNew ? undefined : contexts.pop()) ?? (await openContext(await getBrowser(loadsPictures), options))
  const { lines, watch } = await startRecording(context)
  const pageErrors: string[] = []
  const origins = new Set<string>()
  const watchPage = (page: Page): void => {
    watch(page)
    collectPageErrors(page, pageErrors)
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
  }
  context.on('page', watchPage)
  let isClear = false
  try {
    const page = await withTimeout(context.newPage())
    await work({ page, pageErrors })
    context.off('page', watchPage)
    isClear = !options.isNew && (await withTimeout(clearContext(context, origins).then(() => true)).catch(() => false))
  } catch (error) {
    await saveFailure(context, [...lines, ...pageErrors.map((pageError) => `error: ${pageError}`)], error)
    throw error
  } finally {
    if (isClear) contexts.push(context)
    else await withTimeout(context.close()).catch(() => undefined)
  }
}

/** Contexts that wait for the next journey. Their cache of scripts is warm, which saves a third of the time of a page. */
const contextPools = new Map<string, BrowserContext[]>()

function getContextPool(key: string): BrowserContext[] {
  const pool = contextPools.get(key) ?? []
  contextPools.set(key, pool)
  return pool
}

/** Deletes cookies and everything that the visited origins stored, and closes the pages. */
async function clearContext(context: BrowserContext, origins: ReadonlySet<string>): Promise<void> {
  await stopRecording(context)
  const [page = await context.newPage(), ...others] = context.pages()
  await Promise.all(others.map((other) => other.close()))
  // An open page would store something again. The blank one stays, because the next page then starts in its process.
  await page.goto('about:blank')
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  for (const origin of origins)
    if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  page.removeAllListeners()
}

function getBrowser(pictures = false): Promise<Browser> {
  const browser = browsers.get(pictures) ?? launch(pictures)
  browsers.set(pictures, browser)
  return browser
}

async function launch(pictures: boolean): Promise<Browser> {
  const installed = getInstalled()
  if (headed && installed) return launchExecutable(installed, pictures)
  return launchExecutable(await getPackaged(), pictures).catch((error: unknown) => {
    if (installed) return launchExecutable(installed, pictures)
    throw error
  })
}

const launchExecutable = ({ path, args }: Executable, pictures: boolean): Promise<Browser> =>
  chromium.launch({
    executablePath: path,
    headless: !headed,
    args: [
      ...args,
      ...SWITCHES,
      ...(headed ? [] : ['--headless']),
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  })

async function openContext(opened: Browser, { language, screen, isNew }: BrowserOptions): Promise<BrowserContext> {
  const context = await opened.newContext({
    viewport: VIEWPORT[screen],
    hasTouch: screen !== 'desktop',
    isMobile: screen !== 'desktop',
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
    timezoneId: 'Asia/Riyadh',
    // The contrast of a colour in transition cannot be checked.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(120_000)
  // Each emptied context would install them again, which takes longer than loading a page.
  if (!isNew) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
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
