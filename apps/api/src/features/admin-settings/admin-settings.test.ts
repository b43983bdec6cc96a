import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

type Setting = { key: string; value: Record<string, never>; version: number; changedBy: string | null }

let shop: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeUser(shop, { role: 'Admin', fullName: 'Amal Hassan' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('setting').execute()
  await shop.db.deleteFrom('setting_version').execute()
})

const all = async (user = owner): Promise<Setting[]> => (await user.visitor.call('adminSettings')).body.data
const one = async (key: string, user = owner): Promise<Setting> => {
  const found = (await all(user)).find((setting) => setting.key === key)
  if (!found) throw new Error(`There is no setting ${key}.`)
  return found
}
const send = (key: string, value: unknown, version: number, user = owner) =>
  user.visitor.call('saveSetting', { params: { key }, body: { value, version } })
/** Saves a setting with some changed parts. */
const change = async (key: string, parts: Record<string, unknown>, user = owner) => {
  const { value, version } = await one(key, user)
  return send(key, { ...value, ...parts }, version, user)
}

test('ADMIN-04 returns every setting completely, and the returned value can be saved unchanged', async () => {
  const settings = await all()
  expect(settings.map(({ key }) => key)).toEqual([
    'identity',
    'calendar',
    'zones',
    'loyalty',
    'accounts',
    'contact',
    'links',
    'payments',
    'giftCards',
    'promises',
    'seller',
    'legal',
    'terms',
    'returns',
    'privacy',
    'sitePictures',
    'search',
  ])
  for (const { key, value, version } of settings) {
    expect(version).toBe(0)
    // Seller and name have no default and must be complete.
    if (key === 'seller' || key === 'identity') continue
    expect(await send(key, value, 0)).toMatchObject({ status: 200, body: { data: { value, version: 1 } } })
  }
})

test('ADMIN-04 accepts Arabic digits and links without https://', async () => {
  const both = { en: 'Olaya', ar: 'العليا' }
  const address = { street: both, district: both, city: both, buildingNumber: '١٢٣٤', postalCode: '١٢٢٤٣' }
  const seller = { name: both, vatNumber: '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣', crNumber: '۱۰۱۰۹۸۷۶۵۴', ...address }
  expect((await send('seller', seller, 0)).body.data.value).toMatchObject({
    vatNumber: '399999999900003',
    crNumber: '1010987654',
    buildingNumber: '1234',
    postalCode: '12243',
  })
  const contact = await change('contact', { phone: '٠١١ ٥٥٥ ٠١٤٢', mapUrl: ' maps.app.goo.gl/rose ' })
  expect(contact.body.data.value).toMatchObject({ phone: '011 555 0142', mapUrl: 'https://maps.app.goo.gl/rose' })
  for (const mapUrl of ['javascript:alert(1)', 'near the mosque', 'ftp://a.example', 'data.example:text'])
    expect((await change('contact', { mapUrl })).body.errors).toHaveProperty('mapUrl')
})

test('ADMIN-04 shows and changes settings only with the permission', async () => {
  for (const role of ['Shopper', 'Customer', 'ShippingEmployee'] as const) {
    const other = await makeUser(shop, { role })
    expect((await other.visitor.call('adminSettings')).status).toBe(403)
    expect((await send('promises', {}, 0, other)).status).toBe(403)
  }
  const counter = await makeUser(shop, { role: 'Admin' })
  await shop.db
    .updateTable('app_user')
    .set({ permissions: ['orders'] })
    .where('id', '=', counter.userId)
    .execute()
  expect((await counter.visitor.call('settingHistory', { params: { key: 'terms' } })).status).toBe(403)
  expect((await counter.visitor.call('previewLegalText', { body: { text: 'x', language: 'en' } })).status).toBe(403)
})

test('ADMIN-04 reports each error at its path in the language of the caller', async () => {
  const { value } = await one('calendar')
  const hours = {
    ...(value.hours as unknown as object),
    0: { open: '18:00', close: '09:00' },
    1: { open: '9', close: '17:00' },
  }
  const wrong = { ...value, hours, slotMinutes: 5, feeHalalas: 12.5, colour: 'red', zones: [{ name: { en: 'A' } }] }
  const english = await send('calendar', wrong, 0)
  expect(english).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(english.body.errors).toMatchObject({
    'hours.0.close': ['Closing must come after opening, at 6 am of the next day at the latest.'],
    'hours.1.open': ['Please enter a time like 09:00.'],
    slotMinutes: ['From 15 to 720, please.'],
    feeHalalas: ['Please enter a number.'],
    colour: ['This part isn’t known here.'],
    'zones.0.name.ar': ['Please fill this in.'],
  })
  const amal = shop.visitor({ language: 'ar' })
  amal.token = owner.visitor.token
  const arabic = await amal.call('saveSetting', { params: { key: 'calendar' }, body: { value: wrong, version: 0 } })
  expect(arabic.body.errors['hours.0.close']).toEqual([
    'اجعل الإغلاق بعد الافتتاح، وفي السادسة من صباح اليوم التالي على الأكثر.',
  ])
  expect(await one('calendar')).toMatchObject({ version: 0 })
})

const getSeason = (from: string, to: string, week: unknown) => ({ name: { en: 'R', ar: 'ر' }, from, to, hours: week })

test('ADMIN-04 refuses overlapping seasons, invalid dates, duplicate rules and links outside the web', async () => {
  const { value } = await one('calendar')
  const seasons = [
    getSeason('2027-02-08', '2027-03-09', value.hours),
    getSeason('2027-03-09', '2027-03-12', value.hours),
    getSeason('2027-02-30', '2027-03-01', value.hours),
  ]
  const slotRules = [
    { weekday: 0, start: null, capacity: 3 },
    { weekday: 0, start: null, capacity: 4 },
    { weekday: null, start: null, capacity: 4 },
  ]
  const calendar = await change('calendar', {
    seasons: seasons.slice(0, 2),
    slotRules,
    holidays: [{ from: '2027-01-02', to: '2027-01-01', name: { en: '', ar: '' } }],
  })
  expect(Object.keys(calendar.body.errors).toSorted()).toEqual(['holidays.0.to'])
  const together = await change('calendar', { seasons: seasons.slice(0, 2), slotRules })
  expect(Object.keys(together.body.errors).toSorted()).toEqual([
    'seasons.1.from',
    'slotRules.1.capacity',
    'slotRules.2.weekday',
  ])
  expect((await change('calendar', { seasons: seasons.slice(2) })).body.errors).toHaveProperty(['seasons.0.from'])
  const rules = [
    { spend: 100, points: 1 },
    { spend: 100, points: 2 },
  ]
  expect((await change('loyalty', { rules })).body.errors).toHaveProperty(['rules.1.spend'])
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://a.example', ''])
    expect((await change('links', { instagram: url })).body.errors).toHaveProperty('instagram')
  expect((await change('seller', { vatNumber: '410122393500003' })).body.errors).toHaveProperty('vatNumber')
  expect((await change('seller', { crNumber: '12345' })).body.errors).toHaveProperty('crNumber')
  expect((await change('terms', { en: 'Only English' })).body.errors).toHaveProperty('ar')
})

test('ADMIN-04 refuses an unknown setting and an incomplete value', async () => {
  expect((await send('secrets', {}, 0)).status).toBe(404)
  expect((await owner.visitor.call('settingHistory', { params: { key: 'secrets' } })).status).toBe(404)
  const half = await send('promises', { cities: 4 }, 0)
  expect(Object.keys(half.body.errors).toSorted()).toEqual(['countries', 'freshnessDays'])
})

test('ADMIN-04 records who changed what and when, down to the default; an earlier value can be restored', async () => {
  await change('promises', { cities: 40 })
  shop.clock.advance(60_000)
  await change('promises', { cities: 41 })
  const history = async () =>
    (await owner.visitor.call('settingHistory', { params: { key: 'promises' } })).body.data as Setting[]
  const versions = (await history()).map(({ version, value, changedBy }) => [version, value.cities, changedBy])
  expect(versions).toEqual([
    [2, 41, 'Amal Hassan'],
    [1, 40, 'Amal Hassan'],
    [0, 0, null],
  ])
  await send('promises', (await history())[2]?.value, 2)
  expect(await one('promises')).toMatchObject({ version: 3, value: { cities: 0 }, changedBy: 'Amal Hassan' })
})

test('ADMIN-04 keeps a row without an editor in the history', async () => {
  await shop.db
    .insertInto('setting')
    .values({ key: 'promises', value: JSON.stringify({ cities: 5 }) })
    .execute()
  expect(await one('promises')).toMatchObject({ version: 1, value: { cities: 5, countries: 0 }, changedBy: null })
  expect((await change('promises', { cities: 6 })).status).toBe(200)
  const { body } = await owner.visitor.call('settingHistory', { params: { key: 'promises' } })
  expect(body.data.map((each: Setting) => [each.version, each.value.cities])).toEqual([
    [2, 6],
    [1, 5],
    [0, 0],
  ])
})

test('ADMIN-04 one of many concurrent changes of the same version on two processes succeeds and nothing is lost', async () => {
  const twin = await shop.twin()
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, at) => makeUser(shop, { role: 'Admin', fullName: `Racer ${at}` })),
  )
  for (const start of [0, 1]) {
    const { value } = await one('promises')
    const answers = await Promise.all(
      people.map((person, at) => {
        const user = at % 2 === 0 ? person : onSecondProcess(twin, person)
        return send('promises', { ...value, cities: 100 * (start + 1) + at }, start, user)
      }),
    )
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    const losers = answers.filter(({ status }) => status === 409)
    expect(losers).toHaveLength(7)
    const now = await one('promises')
    expect(now).toMatchObject({ version: start + 1, value: winners[0]?.body.data.value })
    for (const { body } of losers) {
      expect(body.code).toBe('setting.changed_by')
      expect(body.message).toContain(now.changedBy)
    }
  }
  const { body } = await owner.visitor.call('settingHistory', { params: { key: 'promises' } })
  expect(body.data.map((each: Setting) => each.version)).toEqual([2, 1, 0])
})

test('ADMIN-04 a second click on save changes nothing and succeeds', async () => {
  const { value } = await one('promises')
  const both = await Promise.all([1, 2].map(() => send('promises', { ...value, cities: 50 }, 0)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await one('promises')).toMatchObject({ version: 1 })
  expect((await send('promises', { ...value, cities: 50 }, 1)).body.data).toMatchObject({ version: 1 })
})

test('ADMIN-04 applies at once here, and elsewhere after the notification, also to cached answers', async () => {
  const twin = await shop.twin()
  const site = async (process: TestShop) => (await process.visitor().call('getSite')).body
  const terms = async (process: TestShop) =>
    (await process.visitor({ language: 'ar' }).call('getLegalText', { params: { page: 'terms' } })).body
  for (const process of [shop, twin]) {
    expect(await site(process)).toMatchObject({ cities: 0, contact: { phone: null } })
    expect(await terms(process)).toMatchObject({ page: 'terms', version: expect.stringMatching(/^0-/) })
  }
  for (const cities of [51, 52, 53]) {
    const heard = Promise.withResolvers<void>()
    const stop = twin.context.notifications.on('settings', () => heard.resolve())
    await change('promises', { cities })
    expect(await site(shop)).toMatchObject({ cities })
    await heard.promise
    stop()
    expect(await site(twin)).toMatchObject({ cities })
  }
  const heard = Promise.withResolvers<void>()
  twin.context.notifications.on('settings', () => heard.resolve())
  await change('terms', { en: '## Ours', ar: '## شروطنا' })
  await heard.promise
  for (const process of [shop, twin])
    expect(await terms(process)).toMatchObject({ version: expect.stringMatching(/^1-/), html: '<h2>شروطنا</h2>' })
})

test('ADMIN-04 removes scripts from the terms', async () => {
  const evil =
    '# Hi\n<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) <a href="https://ok.example" onclick="x()">b</a>\n\n- *one*'
  await change('terms', { en: evil, ar: evil })
  const { html } = (await shop.visitor().call('getLegalText', { params: { page: 'terms' } })).body
  expect(html).toContain('<h2>Hi</h2>')
  expect(html).toContain('href="https://ok.example"')
  expect(html).not.toMatch(/<script|onerror|onclick|<img|style=|href="(?!https:)/)
  const preview = await owner.visitor.call('previewLegalText', { body: { text: evil, language: 'en' } })
  expect(preview.body.html).toBe(html)
})

test('ADMIN-04 each contact detail is optional, an address in one language only is refused', async () => {
  const contact = { phone: '+966 11 555 0142', email: '', address: { en: '', ar: '' }, mapUrl: null }
  expect((await send('contact', contact, 0)).status).toBe(200)
  expect((await shop.visitor().call('getSite')).body.contact).toEqual({
    phone: '+966 11 555 0142',
    email: null,
    address: null,
    mapUrl: null,
  })
  const wrong = await send('contact', { ...contact, phone: '12', email: 'x@', address: { en: 'Olaya 40', ar: '' } }, 1)
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['address.ar', 'email', 'phone'])
})
