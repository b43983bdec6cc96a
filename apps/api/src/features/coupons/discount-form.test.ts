import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const LIMITS = { name: '', startsAt: null, endsAt: null, mostUses: null, mostPerUser: 1, leastSubtotal: 0 }
const save = (changed: { code?: string } & Record<string, unknown>) =>
  admin.visitor.call('saveCoupon', { body: { ...LIMITS, isNew: true, code: '', percent: 10, ...changed } })

/** A rose whose category is chosen. */
async function makeRose() {
  const rose = await makeFlower(shop)
  const { rows } = await sql<{
    id: number
  }>`select category_id as id from product where id = ${rose.productId}`.execute(shop.db)
  return { rose, categoryIds: [rows[0]?.id ?? 0] }
}

describe('the form', () => {
  test('DESK-09 refuses what makes no sense at its field', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ percent: null }, 'percent'],
      [{ kind: 'amount', percent: null }, 'amount'],
      [{ kind: 'amount', amount: -5 }, 'amount'],
      [{ kind: 'amount', amount: 1.005 }, 'amount'],
      [{ maxDiscount: 0 }, 'maxDiscount'],
      [{ isForChosenGoods: true }, 'categoryIds'],
      [{ buyerGroup: 'clients' }, 'clientIds'],
      [{ isAutomatic: true }, 'titleEn'],
      [{ titleEn: 'Eid' }, 'titleAr'],
      [{ weekdays: [7] }, 'weekdays'],
      [{ fromTime: '10:00' }, 'untilTime'],
      [{ fromTime: '25:00', untilTime: '10:00' }, 'fromTime'],
    ]
    for (const [change, field] of wrong) {
      const { status, body } = await save({ code: 'WRONG', ...change })
      const [first = ''] = Object.keys(body.errors ?? {})
      expect([JSON.stringify(change), status, first.split('.')[0]]).toEqual([JSON.stringify(change), 400, field])
    }
    const unknown = await save({ code: 'WRONG', isForChosenGoods: true, categoryIds: [999_999] })
    expect(unknown.body.code).toBe('coupon.selection_unknown')
  })

  test('DESK-09 what a used discount takes off is fixed, its limits are not, and the list shows what it is for', async () => {
    const { rose, categoryIds } = await makeRose()
    const form = { code: 'FIXED', kind: 'amount', percent: null, amount: 15, isForChosenGoods: true, categoryIds }
    await save(form)
    await place(await makeBuyer(shop, [rose]), retailOrder({ couponCode: 'FIXED' }))
    const entry = await shop.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'saveCoupon')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry?.subject).toBe('coupon:FIXED')
    const change = (changed: object) => save({ ...form, isNew: false, ...changed })
    expect((await change({ amount: 16 })).body).toMatchObject({
      code: 'coupon.percent_fixed',
      errors: { amount: [expect.any(String)] },
    })
    expect((await change({ kind: 'percent', percent: 10 })).body.code).toBe('coupon.percent_fixed')
    expect((await change({ productIds: [rose.productId], mostUses: 5, weekdays: [0, 0, 3] })).status).toBe(200)
    const { data } = (await admin.visitor.call('adminCoupons', { query: { q: 'fixed' } })).body
    expect(data).toMatchObject([
      {
        kind: 'amount',
        amount: 15,
        uses: 1,
        mostUses: 5,
        weekdays: [0, 3],
        categories: [{ id: categoryIds[0] }],
        products: [{ id: rose.productId }],
      },
    ])
  })
})
