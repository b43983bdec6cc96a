import { expect, it } from 'vitest'
import { requestRedirect } from '../../adapters/map-links.ts'
import { isPublicAddress, publicLookup } from '../../adapters/public-address.ts'
import { resolveMapLink } from './resolve-map-link.ts'

/** A map service with these redirects, and the addresses that were requested from it. */
const redirects = (steps: Record<string, string>) => {
  const asked: string[] = []
  const request = async (url: URL) => {
    asked.push(url.href)
    return steps[url.href] ?? null
  }
  return { asked, request }
}
const target = 'https://www.google.com/maps/place/Olaya/@24.69,46.68,17z/data=!3d24.6951!4d46.6852'

it('AGREE-02 reads coordinates of a full link without asking anybody', async () => {
  const { asked, request } = redirects({})
  for (const link of [
    target,
    'https://maps.apple.com/?ll=24.6951,46.6852',
    'https://maps.apple.com/place?coordinate=24.6951,46.6852&name=x',
    'https://www.openstreetmap.org/?mlat=24.6951&mlon=46.6852#map=17/24.6951/46.6852',
    'https://www.openstreetmap.org/#map=17/24.6951/46.6852',
    'geo:24.6951,46.6852',
    '٢٤٫٦٩٥١، ٤٦٫٦٨٥٢',
  ])
    expect({ link, ...(await resolveMapLink(link, request)) }).toMatchObject({
      value: { latitude: 24.6951, longitude: 46.6852 },
    })
  expect(asked).toEqual([])
})

it('AGREE-02 follows short links of known map services', async () => {
  const short = 'https://maps.app.goo.gl/abc'
  const { asked, request } = redirects({ [short]: target })
  expect(await resolveMapLink(short, request)).toMatchObject({ ok: true })
  expect(await resolveMapLink('maps.app.goo.gl/abc', request)).toMatchObject({ ok: true })
  expect(asked).toEqual([short, short])
})

it.each([
  'http://maps.app.goo.gl/abc',
  'https://maps.app.goo.gl:8443/abc',
  'https://user@maps.app.goo.gl/abc',
  'https://maps.app.goo.gl.evil.example/abc',
  'https://evil.example/@x',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'not a link',
])('AGREE-02 asks nobody for %s', async (link) => {
  const { asked, request } = redirects({})
  expect(await resolveMapLink(link, request)).toMatchObject({ ok: false, code: 'map_link.unreadable', field: 'link' })
  expect(asked).toEqual([])
})

it('AGREE-02 checks every redirect again, and stops after a few', async () => {
  const away = redirects({ 'https://goo.gl/maps/x': 'https://169.254.169.254/latest/meta-data' })
  expect((await resolveMapLink('https://goo.gl/maps/x', away.request)).ok).toBe(false)
  expect(away.asked).toEqual(['https://goo.gl/maps/x'])
  const loop = redirects({ 'https://goo.gl/maps/y': 'https://goo.gl/maps/y' })
  expect((await resolveMapLink('https://goo.gl/maps/y', loop.request)).ok).toBe(false)
  expect(loop.asked).toHaveLength(4)
})

it.each([
  ['8.8.8.8', true],
  ['2a00:1450:4009::1', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('AGREE-02 the address %s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

it('AGREE-02 the connection itself refuses a host that resolves to a private address', async () => {
  await expect(requestRedirect(new URL('https://localhost/'))).rejects.toThrow()
  const lookedUp = await new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error)))
  expect(lookedUp).toBeInstanceOf(Error)
})
