/**
 * Opens the delivery dashboard without a network. It works for /dashboard-delivery/ alone and keeps two things: the pages,
 * which hold nothing personal, and their files, which never change under their name. Answers of the API pass by: the pages
 * keep those they need themselves, per person.
 */
const CACHE = 'warda-delivery-1'
const PAGES = '/dashboard-delivery'
const FILES = '/assets/'
/** Small pictures of the products of the day, in a cache of their own. */
const PICTURE_CACHE = 'warda-delivery-pictures'
const PICTURES = '/pictures/'
const MOST_PICTURES = 150
/** Where the router asks which files a page needs. */
const ROUTES = '/__manifest'
/** How long a slow network may keep a page that is known (ms). */
const PATIENCE = 3000
/** Files of old versions are let go above this many. */
const MOST = 300

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const old = (await caches.keys()).filter(
      (name) => name.startsWith('warda-delivery-') && name !== CACHE && name !== PICTURE_CACHE,
    )
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(drop())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith(FILES)) event.respondWith(fileFirst(request))
  else if (url.pathname.startsWith(PICTURES)) event.respondWith(pictureFirst(request))
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(networkFirst(event, nameOf(url)))
  else if (url.pathname === ROUTES) event.respondWith(networkFirst(event, url.href).catch(() => knownRoutes(url)))
})

/** The page names what should open without a network; it and everything it is made of is fetched now. */
self.addEventListener('message', (event) => {
  const pages = event.data?.keep
  if (Array.isArray(pages)) event.waitUntil(keep(pages))
  const pictures = event.data?.pictures
  if (Array.isArray(pictures)) event.waitUntil(keepPictures(pictures))
})

/** Pictures are named by their content, so a stored one is current. */
const pictureFirst = async (request) => (await (await caches.open(PICTURE_CACHE)).match(request.url)) ?? fetch(request)

/** Keeps exactly these pictures. */
const keepPictures = async (addresses) => {
  const wanted = addresses
    .map((address) => new URL(address, self.location.origin))
    .filter((url) => url.origin === self.location.origin && url.pathname.startsWith(PICTURES))
    .slice(0, MOST_PICTURES)
    .map(({ href }) => href)
  const cache = await caches.open(PICTURE_CACHE)
  const stored = (await cache.keys()).map(({ url }) => url)
  await Promise.all(stored.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)))
  for (const url of wanted.filter((address) => !stored.includes(address))) await fetchInto(cache, new URL(url))
}

const isPage = (url) => url.pathname === PAGES || url.pathname.startsWith(`${PAGES}/`)
/** One copy for each path: what follows it chooses what a page shows, not what it is. */
const nameOf = (url) => url.origin + url.pathname.replace(/\/$/, '')

const fileFirst = async (request) => {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

/**
 * The newest answer, so that a new version or another language shows at once; the kept one when there is no network, or one
 * that lets people wait.
 */
const networkFirst = async (event, name) => {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(name)
  const asked = fetch(event.request).then(async (answer) => {
    if (answer.ok && !answer.redirected) await cache.put(name, answer.clone())
    return answer
  })
  if (!kept) return asked
  const late = new Promise((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE))
  event.waitUntil(asked.catch(() => undefined))
  return Promise.race([asked.catch(() => kept), late])
}

/** Without a network the router is told all that it has ever been told by this version. */
const knownRoutes = async (url) => {
  const cache = await caches.open(CACHE)
  const version = url.searchParams.get('version')
  const kept = (await cache.keys()).filter((request) => {
    const known = new URL(request.url)
    return known.pathname === ROUTES && known.searchParams.get('version') === version
  })
  if (kept.length === 0) return Response.error()
  const told = await Promise.all(kept.map(async (request) => (await cache.match(request)).json()))
  return Response.json(Object.assign({}, ...told))
}

const keep = async (pages) => {
  const cache = await caches.open(CACHE)
  const seen = new Set()
  let version = null
  for (const page of pages) {
    const url = new URL(page, self.location.origin)
    if (url.origin !== self.location.origin || !isPage(url)) continue
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
    if (!answer?.ok || answer.redirected) continue
    const text = await answer.clone().text()
    await cache.put(nameOf(url), answer)
    version = VERSION.exec(text)?.[1] ?? version
    await keepFiles(cache, namedFiles(text, url), seen)
  }
  if (version !== null) await keepRoutes(cache, pages, version)
  await letGo(cache, seen)
}

/** How a page names the version of its list of routes. */
const VERSION = /__reactRouterManifest = [\s\S]*?"version": ?"([\w-]+)"/

/** What the router is told of these pages, so that it finds the way between them; what it was told before is of the past. */
const keepRoutes = async (cache, pages, version) => {
  const paths = pages.map((page) => new URL(page, self.location.origin).pathname).sort()
  const address = `${ROUTES}?${new URLSearchParams({ paths: paths.join(','), version })}`
  const answer = await fetch(address).catch(() => null)
  if (answer?.status !== 200) return
  const old = (await cache.keys()).filter(({ url }) => new URL(url).pathname === ROUTES)
  await Promise.all(old.map((request) => cache.delete(request)))
  await cache.put(new URL(address, self.location.origin).href, answer)
}

/** The files that a text names, however it is written: `/assets/x.js` in a page, `./x.js` or `assets/x.css` in a script. */
const namedFiles = (text, base) =>
  [...text.matchAll(/["'(`]((?:\/?assets|\.{1,2})\/[\w./-]+\.(?:js|css|woff2))["')`]/g)]
    .map(([, name]) => new URL(name.replace(/^assets/, '/assets'), base))
    .filter((url) => url.pathname.startsWith(FILES))

const keepFiles = async (cache, urls, seen) => {
  const waiting = [...urls]
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url.href) || seen.size >= MOST) continue
    seen.add(url.href)
    const answer = (await cache.match(url.href)) ?? (await fetchInto(cache, url))
    if (answer && SPEAKS.test(url.pathname)) waiting.push(...namedFiles(await answer.clone().text(), url))
  }
}

/** Files that name others; the router's list names those of every page of the shop. */
const SPEAKS = /\/(?!manifest-)[\w.-]+\.(?:js|css)$/

const fetchInto = async (cache, url) => {
  const answer = await fetch(url).catch(() => null)
  if (!answer?.ok) return null
  await cache.put(url.href, answer.clone())
  return answer
}

/** The oldest files go first; those of the pages just kept stay. */
const letGo = async (cache, used) => {
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(FILES))
  const spare = files.filter(({ url }) => !used.has(url))
  await Promise.all(spare.slice(0, Math.max(0, files.length - MOST)).map((request) => cache.delete(request)))
}
