import type { OrderBody } from '@warda/contract/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import {
  answerRequest,
  CAPACITY,
  createWaitingInput,
  getRequestToken,
  listKindsOfMails,
  makeWaitingOrder,
  OLAYA,
  openRequest,
  raiseCapacity,
  type WaitingTestOrder,
  WINDOW,
} from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import {
  fillCart,
  makeBusiness,
  makeBuyer,
  makeFlower,
  makeOrder,
  place,
  retailOrder,
} from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { sweepAddressRequests } from './index.ts'

let shop: TestShop
let desk: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  await raiseCapacity(shop)
  desk = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const settings = await makeAdmin(shop, ['settings'])
  const city = { en: 'Riyadh', ar: 'الرياض' }
  const zones = [
    { city, district: null, feeHalalas: null },
    { city, district: { en: 'Al Malqa', ar: 'الملقا' }, feeHalalas: 4_000 },
    { city, district: { en: 'Olaya', ar: 'العليا' }, feeHalalas: 1_000 },
  ]
  const body = { value: { zones }, version: 0 }
  expect((await settings.visitor.call('saveSetting', { params: { key: 'zones' }, body })).status).toBe(200)
})
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  shop.clock.set(SUNDAY_MORNING)
})
afterAll(() => shop.close())

const makeAsked = (changed: Partial<OrderBody> = {}) => makeWaitingOrder(shop, changed)
const open = (made: Pick<WaitingTestOrder, 'order'>) => openRequest(shop, made)
const answer = (made: Pick<WaitingTestOrder, 'order'>, body?: Record<string, unknown>, version?: string) =>
  answerRequest(shop, made, body, version)
const read = async (made: Pick<WaitingTestOrder, 'buyer' | 'order'>) =>
  (await made.buyer.visitor.call('getOrders', { params: { userId: made.buyer.userId, clientId: 0 } })).body.data.find(
    (order: { id: string }) => order.id === made.order.id,
  )
const readRow = (made: WaitingTestOrder) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', made.order.id).executeTakeFirstOrThrow()
const listMailKinds = (made: Pick<WaitingTestOrder, 'buyer'>) => listKindsOfMails(shop, made.buyer.email)
const sweep = () => sweepAddressRequests(shop.context)

describe('an order with an address request', () => {
  test('AGREE-03 AGREE-01 costs the highest zone fee in quote and order, and a lower fee of the answer is deducted', async () => {
    const buyer = await makeBuyer(shop, [await makeFlower(shop)])
    const quote = await buyer.visitor.call('quoteOrder', {
      params: { id: buyer.userId },
      body: { askRecipient: true, deliveryDate: WINDOW.deliveryDate },
    })
    expect(quote.body).toMatchObject({
      deliveryFee: 40,
      total: 140,
      addressWantedUntil: expect.stringMatching(/^2026-12-01T07:00:0/),
    })
    const wrong = await place(buyer, retailOrder(createWaitingInput({ expectedTotal: 125 })))
    expect(wrong).toMatchObject({ status: 409, body: { code: 'order.price_changed' } })
    const response = await place(buyer, retailOrder(createWaitingInput({ expectedTotal: 140 })))
    expect(response.body.data).toMatchObject({
      totalBalance: 140,
      deliveryAddress: '',
      statusWords: { word: 'addressWanted', tone: 'waiting' },
    })
    const made = { buyer, order: response.body.data }
    expect((await answer(made)).status).toBe(200)
    expect(await read(made)).toMatchObject({
      outstanding: 110,
      address: { line: OLAYA.line, district: 'Olaya' },
      addressWantedUntil: null,
      statusWords: { word: 'beingPrepared' },
    })
  })

  test('AGREE-03 an overpaid fee becomes store credit, and a correction with a higher fee is refused without a price', async () => {
    const made = await makeAsked()
    await driver.visitor.call('addPaymentPartly', {
      params: { userId: driver.userId },
      body: { orderId: made.order.id, amount: 140, payPartOrall: 1, method: 'card' },
    })
    expect((await read(made)).statusWords).toMatchObject({ word: 'addressWanted', tone: 'attention' })
    expect((await answer(made)).status).toBe(200)
    expect(await read(made)).toMatchObject({ paid: 110, outstanding: 0 })
    const list = await made.buyer.visitor.call('getOrders', { params: { userId: made.buyer.userId, clientId: 0 } })
    expect(list.body.storeCredit).toBe(30)
    const malqa = await answer(made, { deliveryAddress: { ...OLAYA, district: 'Al Malqa' } })
    expect(malqa).toMatchObject({ status: 409, body: { code: 'address_request.call_shop' } })
    expect(JSON.stringify([malqa.body.message, malqa.body.errors])).not.toMatch(/\d|fee|cost|SAR/i)
    expect((await listMailKinds(made)).filter((kind) => kind === 'address-given')).toHaveLength(1)
  })

  test('AGREE-03 is not on the board and cannot be started or marked ready until the recipient answers', async () => {
    const made = await makeAsked()
    const onBoard = async () => {
      const params = { userId: driver.userId }
      const { body } = await driver.visitor.call('getBoardOrders', { params, query: { q: made.order.orderNumber } })
      return body.data.length
    }
    expect(await onBoard()).toBe(0)
    const start = await desk.visitor.call('startWork', { body: { orderIds: [made.order.id], by: 'desk' } })
    expect(start.body.data[0]).toMatchObject({ ok: false, message: expect.stringContaining('recipient') })
    const ready = await desk.visitor.call('markReady', { params: { orderId: made.order.id } })
    expect(ready).toMatchObject({ status: 409, body: { code: 'order.address_wanted' } })
    const page = (await desk.visitor.call('adminOrder', { params: { orderId: made.order.id } })).body.data
    expect(page.order).toMatchObject({ statusWords: { word: 'addressWanted' }, addressWantedUntil: expect.any(String) })
    expect(page.may).not.toContain('start')
    const rows = await desk.visitor.call('adminOrders', { query: { q: made.order.orderNumber } })
    expect(rows.body.data[0].statusWords.word).toBe('addressWanted')
    await answer(made)
    expect(await onBoard()).toBe(1)
    const { timeline } = (await desk.visitor.call('adminOrder', { params: { orderId: made.order.id } })).body.data
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'address', actor: null }))
  })

  test('AGREE-03 is refused for an order of a company, which goes to a branch', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    const refused = await place(owner, retailOrder(createWaitingInput({ branchId })))
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.goes_to_branch' } })
  })

  test('AGREE-03 does not save its recipient and address in the sender’s address book', async () => {
    const made = await makeAsked()
    await answer(made)
    const book = await made.buyer.visitor.call('getAddressBook', { params: { userId: made.buyer.userId } })
    expect(book.body.data).toEqual([])
  })
})

describe('the page of a recipient', () => {
  test('AGREE-03 contains the sender and the proposed window, but no price and no goods', async () => {
    const made = await makeAsked()
    const { status, body } = await open(made)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'open',
      sender: made.buyer.fullName,
      recipientName: 'Noura Saleh',
      until: expect.stringMatching(/^2026-12-01T07:00:0/),
      window: { date: WINDOW.deliveryDate, slot: WINDOW.deliverySlot },
      answer: null,
    })
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/fee|price|total|amount|paid|balance|Bouquet/i)
    expect(JSON.stringify((await answer(made)).body)).not.toMatch(/fee|price|total|amount|paid|balance|Bouquet/i)
  })

  test('AGREE-03 does not name a hidden sender', async () => {
    const made = await makeAsked({ hideSender: true })
    const { body } = await open(made)
    expect(body.data.sender).toBeNull()
    expect(JSON.stringify(body)).not.toContain(made.buyer.fullName)
  })

  test.each([
    ['none', {}, true, true],
    ['discreet', {}, false, false],
    ['named', {}, true, false],
    ['named', { hideSender: true }, false, false],
  ] as const)(
    'OPEN-04 with the notice "%s" %o the page of the shop’s link says no more than its message',
    async (recipientNotice, changed, namesSender, namesFlowers) => {
      const made = await makeAsked({ recipientNotice, ...changed })
      const { body } = await open(made)
      expect(body.data).toMatchObject({ sender: namesSender ? made.buyer.fullName : null, namesFlowers })
    },
  )

  test('AGREE-03 is not found with another number or signature, or for an order without an address request', async () => {
    const made = await makeAsked()
    const plain = await makeOrder(shop, { paymentTerms: 'cash' })
    const token = getRequestToken(shop, made)
    for (const wrong of [
      `${token}x`,
      token.slice(0, -1),
      `${Number(made.order.orderNumber) + 1}${token.slice(5)}`,
      getRequestToken(shop, plain),
    ]) {
      const answered = await shop.visitor().call('getAddressRequest', { params: { token: wrong } })
      expect(answered.status).toBe(404)
    }
  })

  test.each([
    [{ deliveryAddress: { ...OLAYA, city: 'Jeddah', district: '' } }, 'deliveryAddress.city'],
    [{ deliveryAddress: { ...OLAYA, latitude: 21.54, longitude: 39.17 } }, 'deliveryAddress'],
    [{ deliveryAddress: { ...OLAYA, line: '' } }, 'deliveryAddress.line'],
    [{ deliveryAddress: { ...OLAYA, shortAddress: 'RRR1' } }, 'deliveryAddress.shortAddress'],
    [{ deliveryDate: '2026-12-04' }, 'deliveryDate'],
    [{ deliverySlot: '23:00-24:00' }, 'deliverySlot'],
    [{ deliveryDate: '2026-11-29', deliverySlot: '09:00-11:00' }, 'deliverySlot'],
  ])('AGREE-03 refuses %j with an error at %s, and the request stays open', async (wrong, field) => {
    const made = await makeAsked()
    const refused = await answer(made, wrong)
    expect({ status: refused.status, fields: Object.keys(refused.body.errors) }).toEqual({
      status: 400,
      fields: [field],
    })
    expect((await open(made)).body.data.state).toBe('open')
  })

  test('AGREE-03 shows the saved answer, which can be changed until work starts', async () => {
    const made = await makeAsked()
    const note = { ...OLAYA, note: 'Second floor', latitude: 24.7, longitude: 46.68 }
    const saved = await answer(made, { deliveryAddress: note, deliverySlot: '15:00-17:00' })
    expect(saved.body.data).toMatchObject({
      state: 'answered',
      answer: { line: OLAYA.line, note: 'Second floor', latitude: 24.7 },
      window: { slot: '15:00-17:00' },
    })
    const changed = await answer(made, {
      deliveryAddress: { ...note, note: 'Third floor' },
      deliverySlot: '13:00-15:00',
    })
    expect(changed.body.data).toMatchObject({ state: 'answered', answer: { note: 'Third floor' } })
    await desk.visitor.call('startWork', { body: { orderIds: [made.order.id], by: 'sheet' } })
    expect((await open(made)).body.data).toMatchObject({
      state: 'fixed',
      choice: null,
      answer: { note: 'Third floor' },
    })
    expect(await answer(made)).toMatchObject({ status: 409, body: { code: 'order.work_started' } })
  })

  test('AGREE-03 a repeated answer changes nothing; an answer to an outdated form is refused', async () => {
    const made = await makeAsked()
    const { version } = (await open(made)).body.data
    expect((await answer(made, {}, version)).status).toBe(200)
    expect((await answer(made, {}, version)).status).toBe(200)
    const other = await answer(made, { deliveryAddress: { ...OLAYA, line: 'King Road 9' } }, version)
    expect(other).toMatchObject({ status: 409, body: { code: 'address_request.changed' } })
    expect((await read(made)).address.line).toBe(OLAYA.line)
    expect((await listMailKinds(made)).filter((kind) => kind === 'address-given')).toHaveLength(1)
  })

  test('AGREE-03 a full window is available to the recipient whose order has reserved it', async () => {
    const made = await makeAsked({ deliveryDate: '2026-12-07', deliverySlot: '17:00-19:00' })
    await shop.db
      .updateTable('slot_booking')
      .set({ taken: CAPACITY })
      .where('date', '=', '2026-12-07')
      .where('slot', '=', '17:00-19:00')
      .execute()
    const getSlotState = async () =>
      (await open(made)).body.data.choice.days
        .find(({ date }: { date: string }) => date === '2026-12-07')
        .slots.find(({ id }: { id: string }) => id === '17:00-19:00').state
    expect(await getSlotState()).toBe('open')
    expect((await answer(made, { deliveryDate: '2026-12-07', deliverySlot: '17:00-19:00' })).status).toBe(200)
    await shop.db
      .updateTable('slot_booking')
      .set({ taken: 1 })
      .where('date', '=', '2026-12-07')
      .where('slot', '=', '17:00-19:00')
      .execute()
  })

  test('AGREE-03 contains no personal data after the order is cancelled', async () => {
    const made = await makeAsked()
    await made.buyer.visitor.call('cancelOwnOrder', {
      params: { userId: made.buyer.userId, orderId: made.order.id },
      body: { refund: 'credit' },
    })
    const { body } = await open(made)
    expect(body.data).toMatchObject({ state: 'cancelled', sender: null, recipientName: '', answer: null, choice: null })
    expect(await answer(made)).toMatchObject({ status: 409, body: { code: 'order.cancelled' } })
  })
})

describe('the link for the recipient', () => {
  test('AGREE-03 only the sender and the desk can read it, with the text in the language of the sender', async () => {
    const made = await makeAsked()
    const params = { userId: made.buyer.userId, orderId: made.order.id }
    const own = await made.buyer.visitor.call('getAddressLink', { params, headers: { 'accept-language': 'ar' } })
    expect(own.body.data.url).toBe(`http://localhost:3000/address/${getRequestToken(shop, made)}`)
    expect(own.body.data.text).toContain('زهور')
    expect(own.body.data.whatsApp).toMatch(/^https:\/\/wa\.me\/966551112233\?text=/)
    expect(own.body.data.sms).toMatch(/^sms:\+966551112233\?&body=/)
    expect((await desk.visitor.call('getAddressLink', { params })).body.data.url).toBe(own.body.data.url)
    const other = await makeUser(shop)
    const foreign = await other.visitor.call('getAddressLink', { params: { ...params, userId: other.userId } })
    expect(foreign.status).toBe(404)
    await answer(made)
    expect((await made.buyer.visitor.call('getAddressLink', { params })).status).toBe(404)
  })

  test('AGREE-03 is in the mail to the sender, with its end date and "at most" at the total', async () => {
    const made = await makeAsked()
    const [mail] = await shop.mails(made.buyer.email)
    expect(mail?.body_text).toContain(`/address/${getRequestToken(shop, made)}`)
    expect(mail?.body_text).toContain('wa.me/966551112233')
    expect(mail?.body_text).toContain('at most')
    expect(mail?.body_text).toMatch(/December 1, 2026/)
  })
})

describe('the desk or the buyer', () => {
  test('AGREE-03 can enter the address, which ends the request and applies the fee of the place', async () => {
    const made = await makeAsked()
    const edited = await desk.visitor.call('editOrder', {
      params: { orderId: made.order.id },
      body: { deliveryAddress: OLAYA },
    })
    expect(edited.body.data.order).toMatchObject({ outstanding: 110, addressWantedUntil: null })
    const second = await makeAsked()
    const changed = await second.buyer.visitor.call('changeOrder', {
      params: { userId: second.buyer.userId, orderId: second.order.id },
      body: { deliveryAddress: OLAYA },
    })
    expect(changed.body.data).toMatchObject({ outstanding: 110, addressWantedUntil: null })
    expect((await open(second)).body.data.state).toBe('answered')
  })

  test('AGREE-03 cannot enter the address for a proposed window that is over, which the quote shows at its field', async () => {
    const made = await makeAsked({ deliveryDate: '2026-11-30', deliverySlot: '09:00-11:00' })
    shop.clock.set(Date.parse('2026-11-30T10:50:00Z'))
    const { email, password, userId } = made.buyer
    const [buyer, clerk] = [shop.visitor(), await makeAdmin(shop)]
    buyer.token = (await buyer.call('login', { body: { email, password } })).body.token
    const params = { orderId: made.order.id }
    const change = (body: Record<string, unknown>) => buyer.call('changeOrder', { params: { ...params, userId }, body })
    const byDesk = await clerk.visitor.call('editOrder', { params, body: { deliveryAddress: OLAYA } })
    for (const refused of [await change({ deliveryAddress: OLAYA }), byDesk])
      expect({ status: refused.status, fields: Object.keys(refused.body.errors) }).toEqual({
        status: 400,
        fields: ['deliverySlot'],
      })
    const quote = await clerk.visitor.call('quoteEdit', { params, body: { deliveryAddress: OLAYA } })
    expect(quote.body.data.remarks).toMatchObject([{ field: 'deliverySlot' }])
    expect((await change({ deliveryAddress: OLAYA, deliverySlot: '17:00-19:00' })).status).toBe(200)
  })

  test('AGREE-03 moving the proposal to another day moves the end of the request', async () => {
    const made = await makeAsked()
    await desk.visitor.call('editOrder', {
      params: { orderId: made.order.id },
      body: { deliveryDate: '2026-11-30', deliverySlot: '15:00-17:00' },
    })
    expect((await read(made)).addressWantedUntil).toBe('2026-11-30T11:00:00.000Z')
  })
})

describe('an address request without an answer', () => {
  test('AGREE-03 reminds the sender once; at its end the order is cancelled, and payment and stock are returned', async () => {
    const made = await makeAsked()
    await driver.visitor.call('addPaymentPartly', {
      params: { userId: driver.userId },
      body: { orderId: made.order.id, amount: 140, payPartOrall: 1, method: 'card' },
    })
    const readStock = shop.db.selectFrom('stock').select('on_hand').where('variant_id', '=', made.flower.variantId)
    const stock = async () => (await readStock.executeTakeFirstOrThrow()).on_hand
    expect(await stock()).toBe(9)
    shop.clock.advance(25 * 3_600_000)
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect((await listMailKinds(made)).filter((kind) => kind === 'address-reminder')).toHaveLength(1)
    shop.clock.advance(23 * 3_600_000 - 60_000)
    await sweep()
    expect((await readRow(made)).state).toBe('preparing')
    shop.clock.advance(120_000)
    expect((await open(made)).body.data).toMatchObject({ state: 'ended', recipientName: '' })
    expect(await answer(made)).toMatchObject({ status: 409, body: { code: 'address_request.ended' } })
    await sweep()
    expect((await readRow(made)).state).toBe('cancelled')
    const credits = await shop.db.selectFrom('order_credit').selectAll().where('order_id', '=', made.order.id).execute()
    expect(credits).toMatchObject([
      { refunded: 14_000, refund_to: 'transfer', reason: 'The recipient gave no address in time' },
    ])
    expect(await stock()).toBe(10)
    expect((await open(made)).body.data.state).toBe('ended')
    const mails = await shop.mails(made.buyer.email)
    expect(mails.at(-1)?.body_text).toContain('did not say in time')
  })
})
