import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { INDEXED_PATHS } from '@warda/contract/public-pages'
import { PUBLIC_PATHS } from '@warda/contract/public-paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { messagesIn, plain } from './messages.ts'
import { waitForHydration } from './wait-for-hydration.ts'

const NAMES = { en: 'Layan Flowers', ar: 'ورود ليان' } as const
const CITIES = { en: 'Jeddah', ar: 'جدة' } as const
const PASSWORD = 'Lilac!Lane47'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ seed: async () => {} })
  const shop = { nameEn: NAMES.en, nameAr: NAMES.ar, city: CITIES.en, accent: '#7a2e4d' }
  const owner = { fullName: 'Layan Harbi', email: 'layan@example.com', password: PASSWORD }
  const answer = await fetch(`${server.url}/api/Account/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await xsrfHeaders()) },
    body: JSON.stringify({ shop, code: server.running.setupCode, ...owner }),
  })
  expect(answer.status).toBe(200)
})
afterAll(() => server.close())

async function xsrfHeaders(): Promise<Record<string, string>> {
  // As the web app: cached pages set no cookie.
  const robots = await fetch(`${server.url}/robots.txt`)
  const cookie =
    robots.headers
      .getSetCookie()
      .find((each) => each.startsWith('XSRF-TOKEN='))
      ?.split(';')[0] ?? ''
  return { cookie, origin: server.url, 'x-xsrf-token': decodeURIComponent(cookie.split('=')[1] ?? '') }
}

/** Pages that anybody may open. */
const PAGES = [
  ...new Set<string>([
    ...INDEXED_PATHS,
    ...Object.values(PUBLIC_PATHS),
    '/checkout',
    '/login',
    '/register',
    '/setup',
    '/auth/forget-password',
    '/auth/resend-confirmation',
    '/auth/confirm-email',
    '/auth/reset-password',
    '/auth/accept-invitation',
    '/confirm-payment',
    '/confirm-receive-order',
    '/stock-alert',
    '/dashboard-delivery',
    '/address/unknown',
    '/offline',
    '/mailbox',
    '/no/such/page',
  ]),
]

/** The content of a page for readers and search engines: text, title and attributes, without code. */
const readPage = (html: string): string =>
  html
    .replace(/\/assets\/[\w./-]+/g, '')
    .replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')

/** In Arabic the name of the software is also the word for a flower, which two texts use with a number. */
function removePermittedTexts(text: string, language: 'en' | 'ar'): string {
  const t = messagesIn(language)
  return plain(text)
    .replaceAll(t('footer_powered'), '')
    .replaceAll(/وردة (?:واحدة|مفردة)/g, '')
}

describe('a shop of its own name in Jeddah', () => {
  it.each(['en', 'ar'] as const)(
    'in %s: no public page names the software but for "powered by", or another city (OPEN-01)',
    async (language) => {
      const pagesWithName: string[] = []
      for (const path of PAGES) {
        const address = `${server.url}${path}${path.includes('?') ? '&' : '?'}lng=${language}`
        const answer = await fetch(address, { headers: { cookie: `app_language=${language}` } })
        const html = readPage(await answer.text())
        const text = removePermittedTexts(html, language)
        expect(text.match(/.{0,60}(?:warda(?!-)|وردة|Riyadh|الرياض).{0,40}/gi) ?? [], path).toEqual([])
        expect(html, path).not.toMatch(/undefined|\{brand\}|\{city\}/)
        if (html.includes(NAMES[language])) pagesWithName.push(path)
      }
      for (const path of [...INDEXED_PATHS, '/cart', '/checkout', '/offline', '/no/such/page'])
        expect(pagesWithName).toContain(path)
      const home = await (await fetch(`${server.url}/?lng=${language}`)).text()
      expect(home).toContain(CITIES[language])
      expect(home).toContain(`<meta property="og:site_name" content="${NAMES[language]}"`)
      expect(home).toContain('--color-leaf:#7a2e4d')
      const manifest = await fetch(`${server.url}/delivery${language === 'ar' ? '-ar' : ''}.webmanifest`)
      expect(await manifest.text()).not.toMatch(/warda|وردة/i)
    },
  )

  it.each(['en', 'ar'] as const)('in %s: makes no claim before the owner makes it (OPEN-01)', async (language) => {
    const t = messagesIn(language)
    const text = async (path: string) => plain(await (await fetch(`${server.url}${path}?lng=${language}`)).text())
    expect(await text('/services')).not.toContain(plain(t('services_fresh')))
    expect(await text('/contact')).not.toContain(plain(t('faq_fresh_q')))
    const about = await text('/about')
    for (const claim of ['about_fact_fresh_text', 'about_fact_day_text'] as const)
      expect(about.includes(plain(t(claim))), claim).toBe(claim === 'about_fact_day_text')
    expect(about).toContain(plain(t('about_text', { brand: NAMES[language], city: CITIES[language] })))
  })

  it.each(READERS)('in %s on a %s: its pages are usable in its own colour (OPEN-01)', async (...reader) => {
    await visit(server, reader, async (guest: Guest) => {
      const { page, base, language } = guest
      for (const path of ['/', '/about', '/contact', '/services']) {
        await page.goto(base + path)
        await waitForHydration(page)
        await page.getByRole('banner').getByText(NAMES[language]).waitFor()
        await expectUsablePage(guest)
      }
      const colour = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-leaf'),
      )
      expect(colour).toBe('#7a2e4d')
    })
  })
})
