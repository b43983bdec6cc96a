import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerRequest,
  getRequestToken,
  makeWaitingOrder,
  OLAYA,
  openRequest,
} from '../../testing/make-address-request.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const PLACE = 'Jasmine Lane 4711'
const NOTE = 'Behind the blue gate'

/** The tables of which a row contains a text. */
async function findTablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(shop.db)
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
      shop.db,
    )
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

test('AGREE-03 privacy: what a recipient answered is in the export of the sender, and erased with the account', async () => {
  const waiting = await makeWaitingOrder(shop)
  const { visitor, userId, password } = waiting.buyer
  const deliveryAddress = { ...OLAYA, line: PLACE, note: NOTE }
  expect((await answerRequest(shop, waiting, { deliveryAddress })).status).toBe(200)
  const exported = JSON.stringify((await visitor.call('downloadMyData', { params: { userId } })).body)
  for (const text of [PLACE, NOTE, 'addressAnsweredAt']) expect(exported).toContain(text)
  expect(await findTablesWith(PLACE)).toContain('orders')

  const params = { userId, orderId: waiting.order.id }
  await visitor.call('cancelOwnOrder', { params, body: { refund: 'credit' } })
  expect((await visitor.call('deleteMyAccount', { params: { userId }, body: { password } })).status).toBe(200)
  for (const text of [PLACE, NOTE]) expect(await findTablesWith(text)).toEqual([])
  expect((await openRequest(shop, waiting)).status).toBe(404)
})

test.each(['before', 'after'])(
  'AGREE-03 privacy: the link of a former recipient ends when the sender changes the recipient %s the answer',
  async (when) => {
    const waiting = await makeWaitingOrder(shop)
    const { visitor, userId, email } = waiting.buyer
    if (when === 'after') expect((await answerRequest(shop, waiting)).status).toBe(200)
    const { version } = (await openRequest(shop, waiting)).body.data
    const recipient = { fullName: 'Huda Omar', phoneNumber: '0559998877' }
    const params = { userId, orderId: waiting.order.id }
    const changed = await visitor.call('changeOrder', { params, body: { recipient } })
    expect(changed.body.data.recipient).toEqual(recipient)
    expect((await openRequest(shop, waiting)).status).toBe(404)
    expect((await answerRequest(shop, waiting, {}, version)).status).toBe(404)
    const next = { order: { ...waiting.order, recipient } }
    expect((await openRequest(shop, next)).body.data.recipientName).toBe(recipient.fullName)
    const mail = (await shop.mails(email)).at(-1)
    expect(mail?.body_text.includes(`/address/${getRequestToken(shop, next)}`)).toBe(when === 'before')
  },
)
