/**
 * Answers a navigation without a network with a page of the shop instead of the browser's own. It touches navigations alone; everything
 * else passes by. The delivery dashboard has a worker of its own, whose narrower scope wins.
 */
const CACHE = 'warda-shop-1'
const LANGUAGES = ['en', 'ar']
/** The language of the last page, stored as a response. */
const LANGUAGE_KEY = '/offline-language'
/** The last cart, stored by the cart page and deleted at sign-out. */
const CART_CACHE = 'warda-cart'
const CART_KEY = '/offline-cart'
const LOCALES = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

const offlineAddress = (language) => `/offline?lng=${language}`

self.addEventListener('install', (event) => {
  const store = async () => (await caches.open(CACHE)).addAll(LANGUAGES.map(offlineAddress))
  event.waitUntil(store().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const start = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('warda-shop-') && name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    // The browser requests the page while the worker starts.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(start())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  event.respondWith(load(event))
})

const load = async (event) => {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(rememberLanguage(response.headers.get('content-language')))
    return response
  } catch {
    return offlinePage(new URL(event.request.url))
  }
}

let lastLanguage = null

const rememberLanguage = async (language) => {
  if (!LANGUAGES.includes(language) || language === lastLanguage) return
  lastLanguage = language
  await (await caches.open(CACHE)).put(LANGUAGE_KEY, new Response(language))
}

const chooseLanguage = async ({ pathname, searchParams }) => {
  const named = [/^\/(en|ar)(?:\/|$)/.exec(pathname)?.[1], searchParams.get('lng')].find((name) =>
    LANGUAGES.includes(name),
  )
  const stored = await caches.match(LANGUAGE_KEY, { cacheName: CACHE })
  return named ?? (await stored?.text()) ?? 'en'
}

const offlinePage = async (url) => {
  const language = await chooseLanguage(url)
  const page = await caches.match(offlineAddress(language), { cacheName: CACHE })
  if (!page) return Response.error()
  const html = await page.text()
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(await withCart(html, language), { status: 503, headers })
}

/** Puts the last cart into the page; its section is hidden without one. */
const withCart = async (html, language) => {
  const stored = await caches.match(CART_KEY, { cacheName: CART_CACHE })
  const cart = await stored?.json().catch(() => null)
  if (!cart?.lines?.length) return html
  const money = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'SAR' })
  const lines = cart.lines.map(
    ({ name, quantity, total }) =>
      `<li><span>${escapeHtml(String(quantity))} × <bdi>${escapeHtml(name)}</bdi></span> <bdi>${escapeHtml(money.format(total))}</bdi></li>`,
  )
  return html.replace('<section hidden', '<section').replace('<!--cart-->', () => lines.join(''))
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (character) => ENTITIES[character])
