import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Language } from './http-client.ts'
import type { Person } from './scenario/accounts.ts'

const SCREENS = {
  /** The user menu (320 px) and 8 px at each side (spec §9). */
  narrow: { width: 336, height: 844 },
  phone: { width: 390, height: 844 },
  /** The breakpoint of the payment link (spec §9). */
  breakpoint: { width: 768, height: 1024 },
  aboveBreakpoint: { width: 769, height: 1024 },
  desktop: { width: 1280, height: 860 },
} as const

export type VisitOptions = {
  language?: Language
  screen?: keyof typeof SCREENS
  /** The signed-in user. */
  as?: Person
  /** The access token has run out; with `session` the refresh token as well. */
  expired?: 'token' | 'session'
  /**
   * The browser context serves this visit alone, with an empty cache, service workers and a clock that may be set; others keep what
   * earlier tests loaded.
   */
  isNew?: boolean
  /** The language of the browser where it differs from the language that is expected. */
  locale?: string
}

/** A toast as it was shown: `kind` is success, error, warning or info, `place` its corner, `duration` the running time of its progress bar (ms). */
export type Toast = { text: string; kind: string; place: string; duration: number }

export type Visit = { page: Page; context: BrowserContext; language: Language; toasts: Toast[] }

let lastAddress = 0

/** One connection serves all files of a worker and ends with it. */
let connection: Promise<Browser> | undefined

/** Returns a function that opens a page in a browser context without cookies and stored data and passes it to `work`. */
export function useBrowser(): (options: VisitOptions, work: (visit: Visit) => Promise<void>) => Promise<void> {
  return async (options, work) => {
    const { language = 'en', screen = 'desktop' } = options
    connection ??= chromium.connect(inject('browserEndpoint'))
    const locale = options.locale ?? (language === 'ar' ? 'ar-SA' : 'en-US')
    const contexts = getContextPool(`${screen} ${locale}`)
    const pooled = options.isNew ? undefined : contexts.pop()
    const { context, toasts } = pooled ?? (await openContext(await connection, screen, locale, options.isNew))
    toasts.length = 0
    lastAddress += 1
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${process.pid % 250}.250.${lastAddress}` })
    let isClear = false
    try {
      if (options.as) await setSession(context, options.as, options.expired)
      await work({ page: await withTimeout(context.newPage()), context, language, toasts })
      isClear = !options.isNew && (await withTimeout(clearContext(context).then(() => true)).catch(() => false))
    } finally {
      if (isClear) contexts.push({ context, toasts })
      else await withTimeout(context.close()).catch(() => undefined)
    }
  }
}

/**
 * Fails when the browser has not answered after a minute: Playwright limits how long it waits for a page, not how long opening and
 * closing one may take. A copy of the journeys' function, because this suite stays independent of the repository's other code.
 */
function withTimeout<Result>(answer: Promise<Result>): Promise<Result> {
  const limit = new AbortController()
  const tooLate = pause(60_000, undefined, { signal: limit.signal }).then(() => {
    throw new Error('The browser has not answered within a minute.')
  })
  return Promise.race([answer, tooLate]).finally(() => limit.abort())
}

type PooledContext = { context: BrowserContext; toasts: Toast[] }

/** Contexts that wait for the next test. Their cache of scripts is warm, which saves a third of the time of a page. */
const contextPools = new Map<string, PooledContext[]>()

function getContextPool(key: string): PooledContext[] {
  const pool = contextPools.get(key) ?? []
  contextPools.set(key, pool)
  return pool
}

async function openContext(
  browser: Browser,
  screen: keyof typeof SCREENS,
  locale: string,
  isNew = false,
): Promise<PooledContext> {
  const context = await browser.newContext({
    baseURL: inject('shopUrl'),
    viewport: SCREENS[screen],
    locale,
    timezoneId: 'Asia/Riyadh',
    hasTouch: screen !== 'desktop',
    isMobile: screen !== 'desktop',
  })
  context.setDefaultTimeout(120_000)
  // Each emptied context would install them again, which takes longer than loading a page.
  if (!isNew) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  return { context, toasts: await recordToasts(context) }
}

/** Deletes cookies and everything that the shop stored, and closes the pages. */
async function clearContext(context: BrowserContext): Promise<void> {
  const [page = await context.newPage(), ...others] = context.pages()
  await Promise.all(others.map((other) => other.close()))
  // An open page would store something again. The blank one stays, because the next page then starts in its process.
  await page.goto('about:blank')
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  const { origin } = new URL(inject('shopUrl'))
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  page.removeAllListeners()
}

/** The cookies of a signed-in client (spec §3): `authModel`, and the refresh token that scripts cannot read. */
async function setSession(
  context: BrowserContext,
  { client, session }: Person,
  expired: VisitOptions['expired'],
): Promise<void> {
  const { refreshToken: _id, message: _text, ...model } = session
  if (expired) model.token = `${model.token}x`
  const url = inject('shopUrl')
  const { hostname: domain } = new URL(url)
  const secrets = [...client.jar]
    .filter(([name]) => expired !== 'session' || name !== 'refreshToken')
    .map(([name, value]) => ({
      name,
      value,
      domain,
      path: client.paths.get(name) ?? '/',
      httpOnly: name === 'refreshToken',
    }))
  await context.addCookies([{ name: 'authModel', value: encodeURIComponent(JSON.stringify(model)), url }, ...secrets])
}

/** Adds the cookie ClientData of a business client (spec §3). */
export async function addClientData({ context }: Visit): Promise<void> {
  const data = {
    email: '',
    phoneNumber: '',
    clientDto: { organizationName: 'Narjis Hotels', id: 1 },
    isNotComplete: false,
  }
  const value = encodeURIComponent(JSON.stringify(data))
  await context.addCookies([{ name: 'ClientData', value, url: inject('shopUrl') }])
}

/** Records every toast of every page of a browser context, however briefly it is shown. */
async function recordToasts(context: BrowserContext): Promise<Toast[]> {
  const toasts: Toast[] = []
  await context.exposeBinding('recordToast', (_source, toast: Toast) => toasts.push(toast))
  await context.addInitScript(() => {
    const shown = new Set<string>()
    const scan = (): void => {
      for (const element of document.querySelectorAll('.Toastify__toast')) {
        const text = (element as HTMLElement).innerText.trim()
        const place = /--(top|bottom)-(left|center|right)/.exec(element.parentElement?.className ?? '')?.[0].slice(2)
        const bar = element.querySelector<HTMLElement>('.Toastify__progress-bar')
        const duration = bar ? Number.parseFloat(getComputedStyle(bar).animationDuration) * 1000 : 0
        const kind = /toast--(success|error|warning|info)/.exec(element.className)?.[1] ?? ''
        const key = `${text} ${kind} ${place} ${duration}`
        if (text === '' || !bar || shown.has(key)) continue
        shown.add(key)
        const record: unknown = Reflect.get(window, 'recordToast')
        if (typeof record === 'function') record({ text, kind, place: place ?? '', duration })
      }
    }
    new MutationObserver(scan).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return toasts
}

/** Waits until a toast with exactly this text, and this kind when it is given, has been shown, and returns it. */
export async function expectToast({ toasts }: Visit, text: string, kind?: Toast['kind']): Promise<Toast> {
  await expect.poll(() => toasts.map((toast) => toast.text)).toContain(text)
  const toast = toasts.find((shown) => shown.text === text)
  if (!toast) throw new Error(`No toast “${text}”.`)
  if (kind !== undefined) expect(toast.kind).toBe(kind)
  return toast
}

/** Opens a page and waits until it can be used: buttons that the server rendered do nothing before. */
export async function go({ page }: Visit, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react')),
  )
}

/** The text without direction marks, with single spaces. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text of the main part of a page. */
export const mainText = async ({ page }: Visit): Promise<string> => plain(await page.getByRole('main').innerText())

/** The path of the page's address. */
export const getPath = (page: Page): string => new URL(page.url()).pathname
