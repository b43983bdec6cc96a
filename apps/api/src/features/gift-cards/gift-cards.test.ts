import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteExpired } from '../../jobs/delete-expired.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { giftCardForm, makeGiftCard, payGiftCard } from '../../testing/make-gift-card.ts'
import { makeBusiness, makeBuyer, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, signInAgain, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { expireGiftCards, sendGiftCard } from './index.ts'

const DAY = 86_400_000
let shop: TestShop
let twin: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.set(SUNDAY_MORNING))
afterEach(async () => {
  shop.clock.set(SUNDAY_MORNING)
  await signInAgain(shop, admin)
  expect(await brokenInvariants(shop.db)).toEqual([])
  const { data, liability } = (
    await admin.visitor.call('adminGiftCards', { query: { state: 'active', pageSize: '100' } })
  ).body
  expect(data.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(liability)
})

const self = ({ userId }: TestUser) => ({ userId })
const buy = (buyer: TestUser, changed: object = {}) =>
  buyer.visitor.call('buyGiftCard', { params: self(buyer), body: giftCardForm(changed) })
const redeem = (person: TestUser, code: string) =>
  person.visitor.call('redeemGiftCard', { params: self(person), body: { code } })
const deleteAccount = (person: TestUser) =>
  person.visitor.call('deleteMyAccount', { params: self(person), body: { password: person.password } })
const creditOf = async (person: TestUser): Promise<number> =>
  (await person.visitor.call('getGiftCards', { params: self(person) })).body.storeCredit
const cancel = (giftCardId: string, refundTo = 'credit', by = admin) =>
  by.visitor.call('cancelGiftCard', { params: { giftCardId }, body: { refundTo, reason: 'Bought twice' } })
const saveGiftCardSetting = async (changed: object) => {
  const settings = (await admin.visitor.call('adminSettings')).body.data
  const { value, version } = settings.find(({ key }: { key: string }) => key === 'giftCards')
  return admin.visitor.call('saveSetting', {
    params: { key: 'giftCards' },
    body: { value: { ...value, ...changed }, version },
  })
}
const entriesOf = async (kind: string, userId: string) => {
  const { rows } = await sql<{ account: string; amount: string }>`
    select e.account, e.amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where t.kind = ${kind} and t.user_id = ${userId} order by e.amount desc`.execute(shop.db)
  return rows.map(({ account, amount }) => [account, Number(amount)])
}

describe('buying', () => {
  test('DESK-09 a paid gift card is a liability without VAT and invoice; its buyer gets a receipt with the link, its recipient a mail', async () => {
    const buyer = await makeUser(shop)
    const { body } = await buy(buyer, { recipientEmail: 'noura@example.com' })
    expect(body.data).toMatchObject({ amount: 200, state: 'unpaid', link: null, recipientName: 'Noura Saleh' })
    expect(await creditOf(buyer)).toBe(0)
    await payGiftCard(shop, buyer, body.data.id)
    await shop.runJobs()
    const { data } = (await buyer.visitor.call('getGiftCards', { params: self(buyer) })).body
    expect(data).toMatchObject([
      { state: 'active', link: expect.stringMatching(/\/gift-card\/([A-Z0-9]{5}-){3}[A-Z0-9]{5}$/) },
    ])
    expect(await entriesOf('giftCardSale', buyer.userId)).toEqual([
      ['gateway', 20_000],
      ['giftCards', -20_000],
    ])
    const invoices = await shop.db.selectFrom('invoice').select('id').execute()
    expect(invoices).toEqual([])
    const [receipt] = await shop.mails(buyer.email)
    expect(receipt?.subject).toBe(`Receipt: gift card ${data[0].number}`)
    const [mail] = await shop.mails('noura@example.com')
    expect(mail?.html).toContain(data[0].link)
    expect(mail?.html).toContain('Happy birthday')
    const stored = JSON.stringify(await shop.db.selectFrom('mail').select('payload').execute())
    expect(stored).not.toContain(data[0].link.split('/').at(-1))
  })

  test('DESK-09 the mail is sent on the chosen day', async () => {
    const { buyer, id } = await makeGiftCard(shop, { recipientEmail: 'later@example.com', sendOn: '2026-12-02' })
    await sendGiftCard(shop.context, { giftCardId: id })
    shop.clock.set(Date.parse('2026-12-02T09:00:00+03:00'))
    const subjects = await sql<{ kind: string }>`select kind from mail where dedupe_key like ${`%${id}`}`.execute(
      shop.db,
    )
    expect(subjects.rows).toEqual([{ kind: 'gift-card-bought' }])
    await sendGiftCard(shop.context, { giftCardId: id })
    await sendGiftCard(shop.context, { giftCardId: id })
    await shop.runJobs()
    expect(await shop.mails('later@example.com')).toHaveLength(1)
    expect(await shop.mails(buyer.email)).toHaveLength(1)
  })

  test('DESK-09 a card that is sent later is valid from the day it is sent', async () => {
    expect((await saveGiftCardSetting({ validMonths: 1 })).status).toBe(200)
    const { id, code } = await makeGiftCard(shop, { recipientEmail: 'march@example.com', sendOn: '2027-03-10' })
    expect((await saveGiftCardSetting({ validMonths: 24 })).status).toBe(200)
    shop.clock.set(Date.parse('2027-03-10T09:00:00+03:00'))
    await expireGiftCards(shop.context)
    await sendGiftCard(shop.context, { giftCardId: id })
    await shop.runJobs()
    expect(await shop.mails('march@example.com')).toHaveLength(1)
    shop.clock.set(Date.parse('2027-04-10T23:00:00+03:00'))
    expect((await redeem(await makeUser(shop), code)).status).toBe(200)
  })

  test('DESK-09 amounts outside the limits, past days and bad addresses are refused at their field, and nothing is sold when the shop does not sell', async () => {
    const buyer = await makeUser(shop)
    const wrong: [object, string][] = [
      [{ amount: 49.99 }, 'amount'],
      [{ amount: 2_000.01 }, 'amount'],
      [{ amount: -200 }, 'amount'],
      [{ amount: 100.005 }, 'amount'],
      [{ sendOn: '2026-11-28' }, 'sendOn'],
      [{ sendOn: '2027-12-30' }, 'sendOn'],
      [{ recipientEmail: 'noura' }, 'recipientEmail'],
      [{ recipientName: '' }, 'recipientName'],
    ]
    for (const [change, field] of wrong) {
      const { status, body } = await buy(buyer, change)
      expect([change, status, Object.keys(body.errors ?? {})]).toEqual([change, 400, [field]])
    }
    const settings = (await admin.visitor.call('adminSettings')).body.data
    const { value, version } = settings.find(({ key }: { key: string }) => key === 'giftCards')
    const save = (isSold: boolean, at: number) =>
      admin.visitor.call('saveSetting', {
        params: { key: 'giftCards' },
        body: { value: { ...value, isSold }, version: at },
      })
    expect((await save(false, version)).status).toBe(200)
    expect((await buy(buyer)).body.code).toBe('gift_card.not_sold')
    expect((await save(true, version + 1)).status).toBe(200)
  })

  test('DESK-09 a gift card is paid once, and a second payment becomes credit of its buyer', async () => {
    const buyer = await makeUser(shop)
    const { id } = (await buy(buyer)).body.data
    const params = { userId: buyer.userId, giftCardId: id }
    const links = await Promise.all([1, 2, 3].map(() => buyer.visitor.call('payGiftCard', { params })))
    expect(new Set(links.filter(({ status }) => status === 200).map(({ body }) => body.link)).size).toBe(1)
    await payGiftCard(shop, buyer, id)
    const twice = await Promise.all([1, 2, 3].map(() => buyer.visitor.call('confirmGiftCard', { params })))
    expect(twice.map(({ body }) => body.data.state)).toEqual(['active', 'active', 'active'])
    expect((await buyer.visitor.call('payGiftCard', { params })).body.code).toBe('gift_card.paid')
    expect(await entriesOf('giftCardSale', buyer.userId)).toHaveLength(2)
    const other = await makeUser(shop)
    expect((await other.visitor.call('payGiftCard', { params: { ...params, userId: other.userId } })).status).toBe(404)
    expect((await other.visitor.call('confirmGiftCard', { params: { ...params, userId: other.userId } })).status).toBe(
      404,
    )
  })
})

describe('redeeming', () => {
  test('DESK-09 a gift card becomes credit, which pays an order with its VAT', async () => {
    const { code, buyer } = await makeGiftCard(shop)
    const person = await makeBuyer(shop)
    const answer = await redeem(person, code.toLowerCase().replaceAll('-', ' '))
    expect(answer.body).toMatchObject({ amount: 200, storeCredit: 200, message: expect.stringMatching(/200\.00/) })
    expect(await entriesOf('giftCardRedemption', person.userId)).toEqual([
      ['giftCards', 20_000],
      ['customerCredit', -20_000],
    ])
    const order = (await place(person, retailOrder())).body.data
    const paid = await person.visitor.call('payWithCredit', { params: { userId: person.userId, orderId: order.id } })
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    expect(await creditOf(person)).toBe(75)
    await shop.runJobs()
    const invoice = await shop.db
      .selectFrom('invoice')
      .select(['total', 'vat'])
      .where('order_id', '=', order.id)
      .execute()
    expect(invoice).toEqual([{ total: 12_500, vat: 1_630 }])
    expect((await redeem(person, code)).body.code).toBe('gift_card.redeemed')
    expect(await creditOf(buyer)).toBe(0)
  })

  test('DESK-09 two people who redeem a card at once, on two processes, get its credit once', async () => {
    const { code } = await makeGiftCard(shop)
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => makeUser(shop)))
    const answers = await Promise.all(
      people.map((person, at) => redeem(at % 2 ? person : onSecondProcess(twin, person), code)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['gift_card.redeemed']),
    )
    const credits = await Promise.all(people.map(creditOf))
    expect(credits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 200])
  })

  test('DESK-09 unpaid, cancelled and expired cards are not redeemed, and guessed codes are unknown and limited', async () => {
    const person = await makeUser(shop)
    const buyer = await makeUser(shop)
    await buy(buyer)
    expect((await redeem(person, 'AAAAA-AAAAA-AAAAA-AAAAA')).body).toMatchObject({
      code: 'gift_card.unknown',
      errors: { code: [expect.any(String)] },
    })
    expect((await redeem(person, 'short')).body.errors).toHaveProperty('code')
    const cancelled = await makeGiftCard(shop)
    expect((await cancel(cancelled.id)).status).toBe(200)
    expect((await redeem(person, cancelled.code)).body.code).toBe('gift_card.cancelled')
    const expired = await makeGiftCard(shop)
    shop.clock.set(Date.parse('2028-11-30T00:00:00+03:00'))
    await signInAgain(shop, person)
    expect((await redeem(person, expired.code)).body.code).toBe('gift_card.expired')
    shop.clock.set(SUNDAY_MORNING)
    await signInAgain(shop, person)
    const guesses = []
    for (let n = 0; n < 25; n++) guesses.push((await redeem(person, 'AAAAA-AAAAA-AAAAA-AAAAB')).status)
    expect(guesses).toContain(429)
  })
})

describe('the back office', () => {
  test('DESK-09 cancels an unredeemed card into credit or by transfer, with permission, reason and audit entry', async () => {
    const { id, buyer, code } = await makeGiftCard(shop)
    const clerk = await makeAdmin(shop, ['orders'])
    expect((await cancel(id, 'credit', clerk)).status).toBe(403)
    expect((await clerk.visitor.call('adminGiftCards')).status).toBe(403)
    expect((await cancel(id)).status).toBe(200)
    expect(await creditOf(buyer)).toBe(200)
    expect((await cancel(id)).body.code).toBe('gift_card.not_active')
    const entry = await shop.db.selectFrom('audit_entry').selectAll().where('action', '=', 'cancelGiftCard').execute()
    expect(entry.at(-1)?.detail).toMatchObject({ amount: 20_000, refundTo: 'credit' })
    const second = await makeGiftCard(shop)
    expect((await cancel(second.id, 'transfer')).status).toBe(200)
    expect(await entriesOf('giftCardCancellation', second.buyer.userId)).toEqual([
      ['giftCards', 20_000],
      ['bank', -20_000],
    ])
    expect((await redeem(buyer, code)).body.code).toBe('gift_card.cancelled')
  })

  test('DESK-09 a card that is redeemed and cancelled at once ends once', async () => {
    for (let n = 0; n < 4; n++) {
      const { id, code, buyer } = await makeGiftCard(shop)
      const person = await makeUser(shop)
      const [redeemed, cancelled] = await Promise.all([redeem(person, code), cancel(id)])
      expect([redeemed.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1)
      expect((await creditOf(person)) + (await creditOf(buyer))).toBe(200)
    }
  })

  test('DESK-09 lists paid cards by number and name with what is owed, and expired ones are owed no more', async () => {
    const { id } = await makeGiftCard(shop, { recipientName: 'Lantana Recipient' })
    const found = (await admin.visitor.call('adminGiftCards', { query: { q: 'lantana' } })).body
    expect(found.data).toMatchObject([{ id, state: 'active', amount: 200 }])
    const byNumber = await admin.visitor.call('adminGiftCards', { query: { q: String(found.data[0].number) } })
    expect(byNumber.body.data).toMatchObject([{ id }])
    const before = found.liability
    shop.clock.set(SUNDAY_MORNING + 800 * DAY)
    await signInAgain(shop, admin)
    await expireGiftCards(shop.context)
    await expireGiftCards(shop.context)
    const after = (await admin.visitor.call('adminGiftCards', { query: { q: 'lantana' } })).body
    expect(after.data).toMatchObject([{ state: 'expired' }])
    expect(after.liability).toBeLessThan(before)
    shop.clock.set(SUNDAY_MORNING)
    await signInAgain(shop, admin)
  })

  test('DESK-09 credit is refused at its field for a buyer whose account is deleted or of a company, and the transfer is not', async () => {
    const [gone, company] = [await makeGiftCard(shop), await makeGiftCard(shop)]
    expect((await deleteAccount(gone.buyer)).status).toBe(200)
    const { clientId } = (await makeBusiness(shop)).owner
    await sql`update app_user set role = 'Customer', client_id = ${clientId} where id = ${company.buyer.userId}`.execute(
      shop.db,
    )
    for (const { id } of [gone, company]) {
      expect((await cancel(id)).body).toMatchObject({
        code: 'gift_card.credit_unusable',
        errors: { refundTo: [expect.stringContaining('transfer')] },
      })
      const { data } = (await admin.visitor.call('adminGiftCards', { query: { pageSize: '100' } })).body
      expect(data.find((card: { id: string }) => card.id === id)).toMatchObject({
        state: 'active',
        buyer: { canUseCredit: false },
      })
      expect((await cancel(id, 'transfer')).status).toBe(200)
    }
  })
})

describe('a buyer who deletes the account', () => {
  const read = (id: string) =>
    shop.db.selectFrom('gift_card').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const expectErased = async (id: string) => {
    const { recipient_name: name, recipient_email: email, sender_name: sender, message } = await read(id)
    expect([name, email, sender, message]).toEqual(['Erased', null, 'Erased', ''])
  }
  const SEND_LATER = { recipientEmail: 'later@example.com', sendOn: '2026-12-02' }

  test('DESK-09 names and message of a card stay until its mail is sent, and are erased in the next night, in the mail as well', async () => {
    const { buyer, id } = await makeGiftCard(shop, { ...SEND_LATER, recipientEmail: 'erased@example.com' })
    expect((await deleteAccount(buyer)).status).toBe(200)
    expect(await read(id)).toMatchObject({ recipient_email: 'erased@example.com', message: 'Happy birthday' })
    shop.clock.set(Date.parse('2026-12-02T09:00:00+03:00'))
    await sendGiftCard(shop.context, { giftCardId: id })
    await shop.runJobs()
    expect((await shop.mails('erased@example.com'))[0]?.html).toContain('Happy birthday')
    await deleteExpired(shop.context, {})
    await expectErased(id)
    const mail = await sql<{ to: string; payload: object }>`
      select to_address as to, payload from mail where dedupe_key = ${`gift-card:${id}`}`.execute(shop.db)
    expect(mail.rows).toEqual([{ to: '', payload: {} }])
    expect(await shop.mails('erased@example.com')).toEqual([])
  })

  test('DESK-09 names and message go in the night after the card can no longer be sent', async () => {
    const cards = [await makeGiftCard(shop, SEND_LATER), await makeGiftCard(shop, SEND_LATER)]
    const expiring = await makeGiftCard(shop, SEND_LATER)
    for (const { buyer } of [...cards, expiring]) expect((await deleteAccount(buyer)).status).toBe(200)
    const [cancelled, redeemed] = cards
    expect((await cancel(cancelled?.id ?? '', 'transfer')).status).toBe(200)
    expect((await redeem(await makeUser(shop), redeemed?.code ?? '')).status).toBe(200)
    shop.clock.set(SUNDAY_MORNING + 800 * DAY)
    await expireGiftCards(shop.context)
    shop.clock.set(SUNDAY_MORNING)
    await deleteExpired(shop.context, {})
    for (const { id } of [...cards, expiring]) await expectErased(id)
  })

  test('DESK-09 a mail that is sent while the account is deleted leaves no name', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { buyer, id } = await makeGiftCard(shop, { ...SEND_LATER, recipientEmail: `race${n}@example.com` })
      shop.clock.set(Date.parse('2026-12-02T09:00:00+03:00'))
      await signInAgain(shop, buyer)
      const [deleted] = await Promise.all([deleteAccount(buyer), sendGiftCard(shop.context, { giftCardId: id })])
      expect(deleted.status).toBe(200)
      await shop.runJobs()
      await deleteExpired(shop.context, {})
      await expectErased(id)
      shop.clock.set(SUNDAY_MORNING)
    }
  })

  test('DESK-09 a card that is cancelled into credit while its buyer deletes the account leaves no credit of a deleted account', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { buyer, id } = await makeGiftCard(shop)
      const [deleted, cancelled] = await Promise.all([
        deleteAccount(buyer),
        cancel(id, 'credit', n % 2 ? admin : onSecondProcess(twin, admin)),
      ])
      expect([deleted.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1)
    }
  })
})
