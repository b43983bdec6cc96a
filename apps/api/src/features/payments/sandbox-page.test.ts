import type { Language } from '@warda/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { getOrderMoney } from '../ledger/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A new order's link, and the buyer's browser on the bank's page. */
async function atTheBank(language: Language = 'en') {
  const { buyer, order } = await makeOrder(shop, {}, { language, fullName: '<b>Noura</b> & "Co"' })
  const { body } = await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
  const path = new URL(body.link).pathname
  const browser = shop.visitor({ language })
  const choose = (outcome: string, headers: Record<string, string> = {}) =>
    browser.fetch(path, { method: 'POST', body: new URLSearchParams({ outcome }), headers })
  const comeBack = async (response: Response) => {
    const back = new URL(response.headers.get('location') ?? '')
    const params = {
      orderId: back.searchParams.get('orderId') ?? '',
      trNumber: back.searchParams.get('trNumber') ?? '',
    }
    return { back, answer: (await browser.call('confirmPayment', { params })).body }
  }
  return { buyer, order, link: body, path, browser, choose, comeBack }
}

describe('the sandbox gateway', () => {
  test('API-23 the page shows order and amount in both languages, without scripts, under a strict content security policy', async () => {
    const { path, browser, order } = await atTheBank('ar')
    const arabic = await browser.fetch(path)
    const text = await arabic.text()
    expect(text).toContain('<html lang="ar" dir="rtl">')
    expect(text).toContain('125.00')
    expect(text).toContain(order.orderNumber)
    expect(text).toContain('&lt;b&gt;Noura&lt;/b&gt; &amp; &quot;Co&quot;')
    expect(text).not.toMatch(/<script|<b>Noura| on[a-z]+=|javascript:/)
    const policy = arabic.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000;")
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(text).toContain(`<style nonce="${nonce}">`)
    expect(await (await browser.fetch(`${path}?lang=en`)).text()).toContain('<html lang="en" dir="ltr">')
    for (const number of ['nothing', '%00', '%ff', `${'a'.repeat(20)}%00`]) {
      expect((await browser.fetch(`/sandbox-gateway/pay/${number}`)).status).toBe(404)
      expect((await browser.fetch(`/sandbox-gateway/qr/${number}`)).status).toBe(404)
    }
  })

  test('the QR code contains the mobile URL', async () => {
    const { link, browser } = await atTheBank()
    expect(link.mopileUrl).toContain('view=mobile')
    const code = await browser.fetch(new URL(link.qrUrl).pathname)
    expect(code.headers.get('content-type')).toBe('image/svg+xml')
    expect(await code.text()).toMatch(/^<svg/)
  })

  test('API-23 success returns the browser with the parameters of the page, and the order is paid', async () => {
    const { order, choose, comeBack, path, browser } = await atTheBank()
    const response = await choose('success')
    expect(response.status).toBe(303)
    const { back, answer } = await comeBack(response)
    expect(back.href).toBe(
      `http://localhost:3000/confirm-payment?orderId=${order.id}&status=paid&trNumber=${path.split('/').pop()}`,
    )
    expect(answer).toMatchObject({ isSuccess: true, orderNumber: order.orderNumber, errorCode: '' })
    expect(await (await browser.fetch(path)).text()).toContain('This payment is already made.')
    await choose('decline')
    expect((await comeBack(await choose('cancel'))).answer.isSuccess).toBe(true)
  })

  test('decline and cancel return their own status', async () => {
    const declined = await atTheBank()
    expect((await declined.comeBack(await declined.choose('decline'))).answer).toMatchObject({
      isSuccess: false,
      errorCode: 'card_declined',
    })
    const canceled = await atTheBank('ar')
    const { back, answer } = await canceled.comeBack(await canceled.choose('cancel'))
    expect(back.searchParams.get('status')).toBe('canceled')
    expect(answer).toMatchObject({
      isSuccess: false,
      errorCode: 'buyer_canceled',
      message: 'أُلغيت عملية الدفع، ولم يُخصم منك شيء.',
    })
  })

  test('a slow payment is first pending, then paid', async () => {
    const { choose, comeBack, order } = await atTheBank()
    const response = await choose('slow')
    expect((await comeBack(response)).answer).toMatchObject({ isSuccess: false, errorCode: 'pending' })
    shop.clock.advance(5_001)
    expect((await comeBack(response)).answer.isSuccess).toBe(true)
    expect((await getOrderMoney(shop.db, order.id)).paid).toBe(12_500)
  })

  test('P6 given two concurrent notices and the browser’s return, one payment is recorded', async () => {
    const { choose, comeBack, order } = await atTheBank()
    expect((await comeBack(await choose('duplicate'))).answer.isSuccess).toBe(true)
    const payments = await shop.db.selectFrom('payment').selectAll().where('order_id', '=', order.id).execute()
    expect(payments).toHaveLength(1)
  })

  test('requests of other sites and invalid input do not change a payment', async () => {
    const { choose, order } = await atTheBank()
    expect((await choose('success', { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
    expect((await choose('everything')).headers.get('location')).toMatch(/^\/sandbox-gateway\/pay\//)
    const [invoice] = await shop.db
      .selectFrom('payment_attempt')
      .select('state')
      .where('order_id', '=', order.id)
      .execute()
    expect(invoice?.state).toBe('pending')
  })
})
