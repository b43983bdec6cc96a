import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePhoto } from '../../testing/make-picture.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { issueWelcomeCode } from '../coupons/index.ts'
import { readShopName } from '../settings/index.ts'
import { parseSettings } from '../settings/settings.ts'
import { setupCode } from '../setup/setup-code.ts'

const JEDDAH_SHOP = { nameEn: 'Layan Flowers', nameAr: 'ورود ليان', city: 'Jeddah', accent: '#7a2e4d' }
const LANGUAGES = ['en', 'ar'] as const
const NAMES = { en: 'Layan Flowers', ar: 'ورود ليان' }

let shop: TestShop
let owner: TestUser['visitor']
beforeAll(async () => {
  shop = await openTestShop({ named: false })
  const email = 'owner@example.com'
  const password = 'Lilac!Lane47'
  const body = { shop: JEDDAH_SHOP, code: await setupCode(shop.context), fullName: 'Layan Harbi', email, password }
  expect((await shop.visitor().call('setUpShop', { body })).status).toBe(200)
  owner = shop.visitor()
  owner.token = (await owner.call('login', { body: { email, password, rememberMe: true } })).body.token
})
afterAll(() => shop.close())

const readIdentity = async () => {
  const { data } = (await owner.call('adminSettings')).body
  return data.find(({ key }: { key: string }) => key === 'identity')
}
const change = async (parts: Record<string, unknown>) => {
  const { value, version } = await readIdentity()
  return owner.call('saveSetting', { params: { key: 'identity' }, body: { value: { ...value, ...parts }, version } })
}
const upload = async () => {
  const form = new FormData()
  form.set('picture', new File([new Uint8Array(await makePhoto(400, 400))], 'logo.jpg', { type: 'image/jpeg' }))
  const { key, width, height, widths, colour, preview } = (await owner.call('addPicture', { body: form })).body.data
  return { key, width, height, widths, colour, preview }
}
const fetchText = async (path: string) => (await shop.visitor().fetch(path)).text()
/** The name of the software as a word; وردة is also the word for a flower. */
const SOFTWARE = /warda(?!\.example)|وردة/i

describe('a shop that was set up in Jeddah', () => {
  test.each(LANGUAGES)(
    'OPEN-01 has its name, city and colour on every page in %s, and makes no claims',
    async (language) => {
      const { body } = await shop.visitor({ language }).call('getSite')
      const city = { en: 'Jeddah', ar: 'جدة' }[language]
      expect(body.identity).toMatchObject({
        name: NAMES[language],
        city,
        accent: '#7a2e4d',
        mark: 'letter',
        logo: null,
      })
      expect(body).toMatchObject({ freshnessDays: 0, cities: 0, countries: 0 })
      expect((await shop.visitor({ language }).call('getHome')).body.hasSales).toBe(false)
    },
  )

  test('OPEN-01 delivers in Jeddah, not in Riyadh', async () => {
    const { data } = (await shop.visitor().call('getDeliveryZones')).body
    expect(data).toMatchObject([{ city: { en: 'Jeddah', ar: 'جدة' }, district: null }])
    const days = (await shop.visitor().call('getDeliveryDays')).body
    expect(days.shop).toEqual({ latitude: 21.5433, longitude: 39.1728 })
  })

  test('OPEN-01 without a city the pages name that of the first delivery zone', async () => {
    expect((await change({ city: { en: '', ar: '' } })).status).toBe(200)
    expect((await shop.visitor().call('getSite')).body.identity.city).toBe('Jeddah')
  })

  test('OPEN-01 refuses a city that is not in the list and a colour that cannot be read', async () => {
    const body = { code: 'x'.repeat(29), fullName: 'Layan Harbi', email: 'a@example.com', password: 'Lilac!Lane47' }
    const wrong = { ...JEDDAH_SHOP, city: 'Atlantis', accent: '#ffd1dc' }
    const { status, body: problem } = await shop.visitor().call('setUpShop', { body: { ...body, shop: wrong } })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors).toSorted()).toEqual(['shop.accent', 'shop.city'])
  })
})

describe('the setting of the identity', () => {
  test.each([
    ['#ffd1dc', /too light/],
    ['pink', /choose a colour/],
  ])('OPEN-01 the accent %s is refused with a reason', async (accent, reason) => {
    const { status, body } = await change({ accent })
    expect(status).toBe(400)
    expect(body.errors.accent.join()).toMatch(reason)
  })

  test('OPEN-01 a name is needed in both languages, other texts in both or neither', async () => {
    const { body } = await change({ name: { en: 'Layan', ar: '' }, heroTitle: { en: 'Hello', ar: '' } })
    expect(Object.keys(body.errors).toSorted()).toEqual(['heroTitle.ar', 'name.ar'])
  })

  test('OPEN-01 texts reach the pages at once, the about text as safe HTML', async () => {
    const text = (en: string, ar: string) => ({ en, ar })
    await change({
      heroTitle: text('Say it with Layan', 'قلها مع ليان'),
      about: text('**Since 2011** <script>alert(1)</script>', '**منذ 2011**'),
      footerText: text('By the sea', 'على البحر'),
    })
    const { identity } = (await shop.visitor({ language: 'ar' }).call('getSite')).body
    expect(identity).toMatchObject({ heroTitle: 'قلها مع ليان', heroText: null, footerText: 'على البحر' })
    const english = (await shop.visitor().call('getSite')).body.identity
    expect(english.aboutHtml).toContain('<strong>Since 2011</strong>')
    expect(english.aboutHtml).not.toContain('<script')
  })

  test('OPEN-01 an uploaded logo and icon replace the drawn ones; a deleted picture is refused', async () => {
    const before = (await shop.visitor().call('getSite')).body.identity.iconVersion
    const picture = await upload()
    const { key, width, height, widths } = picture
    const gone = await change({ logo: { ...picture, key: 'f'.repeat(20) } })
    expect(gone.body.code).toBe('product.picture_gone')
    expect((await change({ logo: picture, icon: picture })).status).toBe(200)
    const { logo, iconVersion } = (await shop.visitor().call('getSite')).body.identity
    expect(logo).toEqual({ key, width, height, widths })
    expect(iconVersion).not.toBe(before)
    const icon = await shop.visitor().fetch('/favicon.svg')
    expect([icon.status, icon.headers.get('location')]).toEqual([302, `/pictures/${key}-400.webp`])
    const uploaded = await readPng('/apple-touch-icon.png')
    await change({ logo: null, icon: null })
    expect(Buffer.compare(uploaded, await readPng('/apple-touch-icon.png'))).not.toBe(0)
  })

  test('OPEN-01 the sizes of a picture are those of the upload, whatever the client sends', async () => {
    const picture = await upload()
    const wrong = { ...picture, width: 7, height: 9_000, widths: [] }
    const saved = await change({ logo: wrong, icon: wrong })
    expect(saved.status).toBe(200)
    expect((await readIdentity()).value).toMatchObject({ logo: picture, icon: picture })
    const icon = await shop.visitor().fetch('/favicon.svg')
    expect(icon.headers.get('location')).toBe(`/pictures/${picture.key}-400.webp`)
    await change({ logo: null, icon: null })
  })

  test('OPEN-01 an uploaded icon is in the manifest with its real size and type', async () => {
    const icon = await upload()
    await change({ icon })
    const { icons } = JSON.parse(await fetchText('/delivery.webmanifest'))
    await change({ icon: null })
    expect(icons).toEqual(
      [160, 320, 400].map((width) => ({
        src: `/pictures/${icon.key}-${width}.webp`,
        sizes: `${width}x${width}`,
        type: 'image/webp',
        purpose: 'any',
      })),
    )
  })

  test.each(['name', 'city', 'heroTitle', 'senderName'])('OPEN-01 %s is one line', async (part) => {
    for (const separator of ['\n', '\r', '\t', '\u2028', '\u2029']) {
      const { status, body } = await change({ [part]: { en: `Layan${separator}Bcc: x`, ar: 'ليان' } })
      expect([status, Object.keys(body.errors)]).toEqual([400, [`${part}.en`]])
    }
  })

  test('OPEN-01 an unusable colour in the database leaves name and city as they are', async () => {
    const { value } = await readIdentity()
    const stored = { ...value, accent: '#ffd1dc', mark: 'tulip', icon: { key: 'x' } }
    const settings = parseSettings([{ key: 'identity', value: stored, version: 1 }], () => {})
    expect(settings.identity).toMatchObject({ name: NAMES, accent: '#2e4a3b', mark: 'rose', icon: null })
  })
})

/** The bytes of an icon that is a PNG. */
async function readPng(path: string): Promise<Buffer> {
  const answer = await shop.visitor().fetch(path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  return Buffer.from(await answer.arrayBuffer())
}

describe('files and mails with the name', () => {
  test('WEB-03 browsers that ask for /favicon.ico get an icon file with a PNG of 48 px', async () => {
    const answer = await shop.visitor().fetch('/favicon.ico')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
    const file = Buffer.from(await answer.arrayBuffer())
    expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6), file.readUInt8(7)]).toEqual([1, 1, 48, 48])
    const png = file.subarray(file.readUInt32LE(18))
    expect(png.length).toBe(file.readUInt32LE(14))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
  })

  test('WEB-03 the touch icon of phones is a PNG of 180 px that fills its corners with the accent colour', async () => {
    const { data, info } = await sharp(await readPng('/apple-touch-icon.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([180, 180])
    expect([...data.subarray(0, 3), data[3] ?? 255]).toEqual([0x7a, 0x2e, 0x4d, 255])
  })

  test('OPEN-01 the icons are drawn for a name with a character that XML does not allow', async () => {
    const name = { en: 'La\uFFFFyan Flowers', ar: NAMES.ar }
    expect((await change({ name })).status).toBe(200)
    for (const path of ['/favicon.svg', '/delivery-icon.svg'])
      expect(await fetchText(path)).toContain('<title>Layan Flowers</title>')
    expect((await shop.visitor().fetch('/favicon-96.png')).status).toBe(200)
    await change({ name: NAMES })
  })

  test.each([
    ['en', 'L'],
    ['ar', 'و'],
  ])('OPEN-01 the icon in %s is the initial on the accent colour', async (language, initial) => {
    const svg = await fetchText(`/favicon.svg?lng=${language}`)
    expect(svg).toContain(`>${initial}</text>`)
    expect(svg).toContain('fill="#7a2e4d"')
    const png = await shop.visitor().fetch('/favicon-96.png')
    expect(png.headers.get('content-type')).toBe('image/png')
    for (const path of ['/delivery-icon.svg', '/delivery-icon-maskable.svg'])
      expect(await fetchText(`${path}?lng=${language}`)).toContain(`>${initial}</text>`)
  })

  test.each([
    ['/delivery.webmanifest', 'Layan Flowers delivery', 'Layan Flowers'],
    ['/delivery-ar.webmanifest', 'توصيل ورود ليان', 'ورود ليان'],
  ])('OPEN-01 %s names the installed app', async (path, name, shortName) => {
    const answer = await shop.visitor().fetch(path)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    expect(await answer.json()).toMatchObject({ name, short_name: shortName })
  })

  test.each(LANGUAGES)('OPEN-01 the page without a network in %s', async (language) => {
    const html = await fetchText(`/offline?lng=${language}`)
    expect(html).toContain(NAMES[language])
    expect(html).toContain('--leaf: #7a2e4d')
    expect(html).not.toMatch(SOFTWARE)
  })

  test.each(LANGUAGES)('OPEN-01 mails in %s have its name, initial and colour', async (language) => {
    const user = await makeUser(shop, { language })
    await shop.visitor({ language }).call('sendResetPassword', { query: { email: user.email } })
    const [mail] = await shop.mails(user.email)
    for (const text of [mail?.subject, mail?.html, mail?.body_text]) {
      expect(text).toContain(NAMES[language])
      expect(text).not.toMatch(SOFTWARE)
    }
    expect(mail?.html).toContain('#7a2e4d')
    expect(mail?.html).toMatch(language === 'ar' ? />و<\/td>/ : />L<\/td>/)
  })

  test('OPEN-01 the welcome code starts with the name', async () => {
    const user = await makeUser(shop)
    const code = await issueWelcomeCode(shop.db, user.userId, 15, await readShopName(shop.context, 'en'))
    expect(code).toMatch(/^LAYAN-[A-Z2-9]{6}$/)
  })
})
