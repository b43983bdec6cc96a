import { type Coordinates, parseCoordinates } from '@warda/domain/delivery/parse-coordinates'
import { ok, type Result, refuse } from '@warda/domain/result'
import { requestRedirect } from '../../adapters/map-links.ts'

/** Map services whose links may be followed, with the hosts they redirect to. */
const MAP_HOSTS = new Set([
  'maps.app.goo.gl',
  'goo.gl',
  'g.co',
  'maps.google.com',
  'www.google.com',
  'google.com',
  'maps.google.com.sa',
  'www.google.com.sa',
  'maps.apple.com',
  'maps.apple',
  'osm.org',
  'www.openstreetmap.org',
  'openstreetmap.org',
])
const MAX_REDIRECTS = 4

/** One step of a redirect: the address it leads to, or null. Throws when the server cannot be asked. */
export type RequestRedirect = (url: URL) => Promise<string | null>

/**
 * The coordinates of a pasted link. Links without coordinates are followed on known map services only, over https and their usual port;
 * every address on the way is checked again.
 */
export async function resolveMapLink(
  link: string,
  request: RequestRedirect = requestRedirect,
): Promise<Result<Coordinates, 'map_link.unreadable'>> {
  let current = link.trim()
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const coordinates = parseCoordinates(current)
    if (coordinates) return ok(coordinates)
    const url = parseMapUrl(current)
    if (!url || step === MAX_REDIRECTS) break
    const next = await request(url).catch(() => null)
    if (next === null) break
    current = URL.canParse(next, url.href) ? new URL(next, url.href).href : ''
  }
  return refuse('map_link.unreadable', undefined, 'link')
}

/** The URL when it may be requested; null otherwise. */
function parseMapUrl(text: string): URL | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return url.protocol === 'https:' && isPlain && MAP_HOSTS.has(url.hostname) ? url : null
}
