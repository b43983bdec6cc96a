import { LEGAL_PAGES } from '@warda/domain/legal/legal-pages'
import { findUnknownFact } from '@warda/domain/legal/legal-template'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { DEFAULT_TEXTS } from './default-texts.ts'
import { listProcessors } from './processors.ts'

let shop: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const read = async (page: string, language: 'en' | 'ar' = 'en') =>
  (await shop.visitor({ language }).call('getLegalText', { params: { page } })).body
const save = async (key: string, parts: object) => {
  const { body } = await owner.visitor.call('adminSettings')
  const { value, version } = body.data.find((setting: { key: string }) => setting.key === key)
  return owner.visitor.call('saveSetting', { params: { key }, body: { value: { ...value, ...parts }, version } })
}

describe('the default texts', () => {
  test.each(LEGAL_PAGES)('OPEN-03 %s has the same sections, points and facts in both languages', (page) => {
    const { en, ar } = DEFAULT_TEXTS[page]
    const outline = (text: string) => text.split('\n').map((line) => /^(#+|-|\{\{\w+\}\})?/.exec(line)?.[0] ?? '')
    const facts = (text: string) => text.split('\n').map((line) => [...line.matchAll(/\{\{\w+\}\}/g)].flat().toSorted())
    expect(outline(ar)).toEqual(outline(en))
    expect(facts(ar)).toEqual(facts(en))
    expect([findUnknownFact(en), findUnknownFact(ar)]).toEqual([null, null])
  })

  test.each(['en', 'ar'] as const)('OPEN-03 in %s they say what the settings say', async (language) => {
    const terms = await read('terms', language)
    for (const fact of ['1010123456', '310122393500003', '25.00', '15%', 'care@warda.example', '+966 11 200 4477'])
      expect(terms.html).toContain(fact)
    expect(terms.html).toContain(language === 'ar' ? '30 دقيقة' : '30 minutes')
    expect(terms.html).toContain(language === 'ar' ? 'مؤسسة وردة لتجارة الزهور' : 'Warda Flowers Trading Est.')
    for (const page of LEGAL_PAGES) expect((await read(page, language)).html).not.toMatch(/[{}]/)
    const privacy = await read('privacy', language)
    for (const period of language === 'ar' ? ['180 يومًا', 'سنتين', '6 سنوات'] : ['180 days', '2 years', '6 years'])
      expect(privacy.html).toContain(period)
    const messages =
      language === 'ar'
        ? ['واتساب', 'صفحة التتبع', '7 أيام بعد التوصيل']
        : ['WhatsApp', 'Tracking page', '7 days after']
    for (const words of messages) expect(privacy.html).toContain(words)
    expect((await read('returns', language)).html).toContain('15')
  })

  test('OPEN-03 a text follows the settings at once and gets another version', async () => {
    const before = await read('returns')
    expect(before.html).not.toContain('WhatsApp')
    expect((await save('links', { whatsapp: 'https://wa.me/966512345678' })).status).toBe(200)
    const after = await read('returns')
    expect(after.html).toContain('https://wa.me/966512345678')
    expect(after.version).not.toBe(before.version)
  })

  test.each([
    ['sandbox', undefined, undefined, 'sandbox', 'sandbox', ['tried out']],
    ['moyasar', undefined, undefined, 'cloud', 'taqnyat', ['Moyasar', 'Meta', 'Taqnyat']],
    [
      'paylink',
      'smtps://mail.example',
      'https://tiles.example/{z}/{x}/{y}.png',
      'none',
      'unifonic',
      ['Paylink', 'email provider', 'Unifonic', 'map provider'],
    ],
  ] as const)(
    'OPEN-03 with the gateway %s the processors are those of the configuration',
    (gateway, SMTP_URL, MAP_TILES_URL, WHATSAPP, SMS, expected) => {
      const lines = listProcessors({ gateway, SMTP_URL, MAP_TILES_URL, WHATSAPP, SMS }, '', 'en').split('\n')
      expect(lines).toHaveLength(expected.length)
      for (const [at, word] of expected.entries()) expect(lines[at]).toContain(word)
      expect(listProcessors({ gateway, SMTP_URL, MAP_TILES_URL, WHATSAPP, SMS }, 'Cloud of Riyadh', 'en')).toContain(
        '**Cloud of Riyadh**',
      )
    },
  )
})

describe('an own text', () => {
  test('OPEN-03 an unknown fact and a text in one language are refused at the field', async () => {
    const unknown = await save('privacy', { en: 'We are {{shp}}.', ar: 'نحن {{shop}}.' })
    expect(unknown.status).toBe(400)
    expect(unknown.body.errors.en[0]).toContain('shp')
    expect(Object.keys((await save('privacy', { en: 'Only English', ar: '' })).body.errors)).toEqual(['ar'])
  })

  test('OPEN-03 is shown with its facts and versions, and the default text returns when it is emptied', async () => {
    const initial = await read('privacy')
    const own = { en: '# Ours\n\nWe are {{shop}}.\n\nSecret {{freeDelivery}}', ar: '# نصنا\n\nنحن {{shop}}.' }
    expect((await save('privacy', own)).status).toBe(200)
    expect(await read('privacy')).toEqual({
      page: 'privacy',
      isCurrent: true,
      version: expect.stringMatching(/^1-/),
      html: '<h2>Ours</h2>\n<p>We are Warda.</p>',
    })
    const preview = await owner.visitor.call('previewLegalText', { body: { text: own.ar, language: 'ar' } })
    expect(preview.body.html).toBe('<h2>نصنا</h2>\n<p>نحن وردة.</p>')
    expect((await save('privacy', { en: '', ar: '' })).status).toBe(200)
    expect(await read('privacy')).toEqual({ ...initial, version: initial.version.replace(/^0-/, '2-') })
  })

  test('OPEN-03 a name with Markdown or braces of a fact changes no other part of the text', async () => {
    expect((await save('identity', { name: { en: '*Rose* {{vatNumber}}', ar: '[ورد](x)' } })).status).toBe(200)
    expect((await read('terms')).html).toContain('*Rose* {{vatNumber}}')
    expect((await read('terms', 'ar')).html).toContain('[ورد](x)')
    expect((await save('identity', { name: { en: 'Warda', ar: 'وردة' } })).status).toBe(200)
  })

  test('OPEN-03 only people who may change settings see the default texts and facts', async () => {
    const { body } = await owner.visitor.call('adminLegalTexts')
    expect(body.defaults.map(({ page }: { page: string }) => page)).toEqual([...LEGAL_PAGES])
    expect(body.facts.find(({ name }: { name: string }) => name === 'registerNumber').value.ar).toBe('1010123456')
    const buyer = await makeUser(shop)
    expect((await buyer.visitor.call('adminLegalTexts')).status).toBe(403)
  })
})

describe('versions', () => {
  test('OPEN-03 an order stores the versions that its buyer accepted, and the export contains these texts', async () => {
    const buyer = await makeBuyer(shop, [await makeFlower(shop)])
    const [terms, returns] = [await read('terms'), await read('returns')]
    expect((await place(buyer)).status).toBe(200)
    expect((await save('returns', { en: 'New', ar: 'جديد' })).status).toBe(200)
    const { body } = await buyer.visitor.call('downloadMyData', { params: { userId: buyer.userId } })
    expect(body.orders).toMatchObject([{ termsVersion: terms.version, returnsVersion: returns.version }])
    const texts = body.legalTexts.map(({ page, version }: { page: string; version: string }) => [page, version])
    expect(texts).toEqual(
      expect.arrayContaining([
        ['terms', terms.version],
        ['returns', returns.version],
      ]),
    )
    expect(body.legalTexts.find(({ page }: { page: string }) => page === 'returns').en).not.toBe('New')
  })

  test('OPEN-03 given a checkout page older than an edit of the terms, nothing is ordered until the buyer agrees to the newer version', async () => {
    const buyer = await makeBuyer(shop, [await makeFlower(shop)])
    const readQuote = async () =>
      (await buyer.visitor.call('quoteOrder', { params: { id: buyer.userId }, body: {} })).body.legal
    const seen = await readQuote()
    expect(seen).toEqual({ terms: (await read('terms')).version, returns: (await read('returns')).version })
    expect((await save('terms', { en: 'Newer terms', ar: 'شروط أحدث' })).status).toBe(200)
    const refused = await place(buyer, retailOrder({ acceptedTexts: seen }))
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.texts_changed' } })
    expect((await place(buyer, retailOrder({ acceptedTexts: { ...seen, terms: 'x' } }))).status).toBe(400)
    const newer = await readQuote()
    const placed = await place(buyer, retailOrder({ acceptedTexts: newer }))
    expect(placed).toMatchObject({ status: 200, body: { data: { termsVersion: newer.terms } } })
  })

  test('OPEN-03 an accepted version stays readable by the version that the order names, others are not found', async () => {
    const buyer = await makeBuyer(shop, [await makeFlower(shop)])
    const present = await read('terms', 'ar')
    expect((await place(buyer)).body.data).toMatchObject({ termsVersion: present.version })
    expect((await save('terms', { en: 'Newer', ar: 'أحدث' })).status).toBe(200)
    const readVersion = (page: string, version: string) =>
      shop.visitor({ language: 'ar' }).call('getLegalText', { params: { page }, query: { version } })
    expect((await readVersion('terms', present.version)).body).toEqual({ ...present, isCurrent: false })
    const { version } = await read('terms')
    expect((await readVersion('terms', version)).body).toMatchObject({ isCurrent: true, html: '<p>أحدث</p>' })
    // The same version of another page, and one that nobody accepted.
    expect((await readVersion('privacy', present.version)).status).toBe(404)
    expect((await readVersion('terms', '9-0123456789')).status).toBe(404)
    expect((await readVersion('terms', '1\u0000')).status).toBe(400)
  })

  test('OPEN-03 two processes record the same version and store its text once', async () => {
    const twin = await shop.twin()
    const [first, second] = [await makeUser(shop), await makeUser(twin)]
    const set = (user: TestUser) =>
      user.visitor.call('setConsent', { params: { userId: user.userId }, body: { marketing: true } })
    expect((await Promise.all([set(first), set(second)])).map(({ status }) => status)).toEqual([200, 200])
    const rows = await shop.db
      .selectFrom('consent')
      .select(['text_version', 'source'])
      .where('user_id', 'in', [first.userId, second.userId])
      .execute()
    const { version } = await read('privacy')
    expect(rows).toEqual([
      { text_version: version, source: 'profile' },
      { text_version: version, source: 'profile' },
    ])
    const stored = await shop.db.selectFrom('legal_text').select('en').where('version', '=', version).execute()
    expect(stored).toHaveLength(1)
  })
})

describe('legal details', () => {
  test.each([
    [{ authenticationNumber: '123' }, 'authenticationNumber'],
    [{ authenticationEnds: '2026-02-30' }, 'authenticationEnds'],
    [{ complaintEmail: 'nobody' }, 'complaintEmail'],
    [{ answerDays: 31 }, 'answerDays'],
    [{ answerDays: 1.5 }, 'answerDays'],
    [{ hosting: { en: 'Cloud', ar: '' } }, 'hosting.ar'],
  ])('OPEN-03 %j is refused at its field', async (parts, field) => {
    const refused = await save('legal', parts)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors)).toEqual([field])
  })

  test('OPEN-03 pages get legal name, numbers and a certificate while it is valid', async () => {
    const site = async () => (await shop.visitor().call('getSite')).body.legal
    expect((await save('legal', { authenticationNumber: '٠٠٠٠٢٠٣٥٠٧', authenticationEnds: '2026-11-29' })).status).toBe(
      200,
    )
    expect(await site()).toEqual({
      name: 'Warda Flowers Trading Est.',
      registerNumber: '1010123456',
      vatNumber: '310122393500003',
      authentication: {
        number: '0000203507',
        url: 'https://eauthenticate.saudibusiness.gov.sa/certificate-details/0000203507',
      },
      complaintEmail: 'care@warda.example',
      answerDays: 3,
    })
    expect((await save('legal', { authenticationEnds: '2026-11-28' })).status).toBe(200)
    expect((await site()).authentication).toBe(null)
  })
})
