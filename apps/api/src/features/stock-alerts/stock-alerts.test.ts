import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import type { MailFrame } from '../mail/templates/content.ts'
import { backInStockMail } from '../mail/templates/stock-mails.ts'
import { applyRetention } from '../privacy/index.ts'
import { sendStockAlerts } from './index.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
afterAll(() => shop.close())

const soldOut = async () => {
  const flower = await makeFlower(shop)
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('variant_id', '=', flower.variantId).execute()
  return flower
}
const restock = (variantId: number) =>
  shop.db.updateTable('stock').set({ on_hand: 5 }).where('variant_id', '=', variantId).execute()
const ask = (variantId: number, email: string, visitor = shop.visitor()) =>
  visitor.call('addStockAlert', { params: { variantId }, body: { email } })
const alerts = (email: string) =>
  shop.db.selectFrom('stock_alert').selectAll().where('email_folded', '=', email.toLowerCase()).execute()
const mailsTo = async (email: string) =>
  (await shop.mails(email)).filter(({ subject }) => subject.startsWith('Back') || subject.includes('عاد'))

describe('back in stock', () => {
  test('AGREE-17 given an alert, when the size is back, then one mail is sent in the language of its owner, and none before', async () => {
    const { variantId, productId } = await soldOut()
    const { slug } = await shop.db
      .selectFrom('product')
      .select('slug')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
    const email = 'layan@example.com'
    const visitor = shop.visitor({ language: 'ar' })
    const answers = await Promise.all([ask(variantId, email, visitor), ask(variantId, 'LAYAN@example.com', visitor)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].body).toEqual(answers[1].body)
    expect(await alerts(email)).toHaveLength(1)
    await sendStockAlerts(shop.context)
    expect(await mailsTo(email)).toEqual([])
    await restock(variantId)
    await Promise.all([sendStockAlerts(shop.context), sendStockAlerts(twin.context)])
    await sendStockAlerts(shop.context)
    await shop.runJobs()
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ language: 'ar' })
    expect(mails[0]?.body_text).toContain(`/product/${slug}?`)
  })

  test('AGREE-17 the link of the mail ends all alerts of the address; a forged one is refused', async () => {
    const [first, second] = [await soldOut(), await soldOut()]
    const email = 'rawan@example.com'
    await ask(first.variantId, email)
    await ask(second.variantId, email)
    await restock(first.variantId)
    await sendStockAlerts(shop.context)
    await shop.runJobs()
    const [mail] = await mailsTo(email)
    const token = /stock-alert\?token=([^&\s]+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
    const remove = (value: string) => shop.visitor().call('removeStockAlerts', { body: { token: value } })
    for (const forged of ['', `${token.slice(0, -2)}xx`, token.replace(/^./, (first) => (first === '0' ? '1' : '0'))])
      expect((await remove(forged)).status).toBe(400)
    expect(await alerts(email)).toHaveLength(2)
    expect((await remove(token)).status).toBe(200)
    expect(await alerts(email)).toEqual([])
    expect((await remove(token)).status).toBe(200)
    await restock(second.variantId)
    await sendStockAlerts(shop.context)
    await shop.runJobs()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('OPEN-03 a mail program ends the alerts of an address in one press, without cookies and page', async () => {
    const { variantId } = await soldOut()
    const email = 'press@example.com'
    await ask(variantId, email)
    const [alert] = await alerts(email)
    const frame = {
      language: 'ar',
      publicUrl: 'https://warda.example',
      secret: shop.context.config.SECRET,
    } as MailFrame
    const payload = { alertId: alert?.id ?? '', productId: 1, titleEn: 'Rose', titleAr: 'وردة', size: 'small' }
    const { pathname, search } = new URL(backInStockMail(payload, frame).unsubscribeUrl ?? '')
    const press = (query: string) =>
      shop.visitor().fetch(pathname + query, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    for (const query of ['', '?token=%00', search.replace('token=', 'token=1')])
      expect((await press(query)).status).toBe(400)
    expect(await alerts(email)).toHaveLength(1)
    expect((await press(search)).status).toBe(200)
    expect(await alerts(email)).toEqual([])
    expect((await press(search)).status).toBe(200)
  })

  test('AGREE-17 a signed-in user’s alerts are exported and deleted with the account', async () => {
    const { variantId } = await soldOut()
    const user = await makeUser(shop)
    expect((await ask(variantId, user.email, user.visitor)).status).toBe(200)
    const params = { userId: user.userId }
    const { body } = await user.visitor.call('downloadMyData', { params })
    expect(body.stockAlerts).toMatchObject([{ email: user.email, notifiedAt: null }])
    await user.visitor.call('deleteMyAccount', { params, body: { password: user.password } })
    expect(await alerts(user.email)).toEqual([])
  })

  test('AGREE-17 an unknown size is not found, an address must be one, and calls are limited', async () => {
    expect((await ask(999_999, 'someone@example.com')).status).toBe(404)
    const { variantId } = await soldOut()
    expect((await ask(variantId, 'nothing')).body.errors).toMatchObject({ email: [expect.any(String)] })
    const visitor = shop.visitor({ ip: '10.9.9.9' })
    const statuses = []
    for (let at = 0; at < 21; at += 1) statuses.push((await ask(variantId, `many${at}@example.com`, visitor)).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('AGREE-17 no alert is stored and no mail is sent for a size in stock', async () => {
    const { variantId } = await makeFlower(shop)
    const email = 'victim@example.com'
    const visitor = shop.visitor({ ip: '10.9.9.11' })
    expect(await ask(variantId, email, visitor)).toMatchObject({
      status: 409,
      body: { code: 'stock_alert.in_stock' },
    })
    await sendStockAlerts(shop.context)
    await shop.runJobs()
    expect(await mailsTo(email)).toEqual([])
  })

  test('AGREE-17 another account that gives the same address does not learn of an alert or delete it', async () => {
    const { variantId } = await soldOut()
    const email = 'hers@example.com'
    await ask(variantId, email, shop.visitor({ ip: '10.9.9.12' }))
    const other = await makeUser(shop)
    expect((await ask(variantId, email, other.visitor)).status).toBe(200)
    const params = { userId: other.userId }
    expect((await other.visitor.call('downloadMyData', { params })).body.stockAlerts).toEqual([])
    await other.visitor.call('deleteMyAccount', { params, body: { password: other.password } })
    expect(await alerts(email)).toHaveLength(1)
  })

  test('AGREE-17 old alerts are deleted', async () => {
    const { variantId } = await soldOut()
    const email = 'old@example.com'
    await ask(variantId, email, shop.visitor({ ip: '10.9.9.10' }))
    shop.clock.advance(366 * 86_400_000)
    await applyRetention(shop.context)
    expect(await alerts(email)).toEqual([])
  })
})
