import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpired } from '../../jobs/delete-expired.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeCustomer, PERSONAL_DATA } from '../../testing/make-customer.ts'
import { makeBusiness } from '../../testing/make-order.ts'
import { makeUser, signInAgain } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

const DAY = 86_400_000
const gateway = fakeGateway()
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ gateway })
})
afterAll(() => shop.close())

const person = (id: string) =>
  shop.db
    .selectFrom('app_user')
    .select(['full_name', 'deleted_at', 'forgotten_at'])
    .where('id', '=', id)
    .executeTakeFirst()

describe('privacy: retention', () => {
  test('privacy: deletes carts after 180 days, proofs after a year, reports after two; orders, ledger and invoices never', async () => {
    const { buyer, order } = await makeCustomer(shop, gateway)
    const carts = () => shop.db.selectFrom('cart_line').select('user_id').where('user_id', '=', buyer.userId).execute()
    const proof = () =>
      shop.db.selectFrom('delivery_proof').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
    const report = () => shop.db.selectFrom('problem_report').selectAll().executeTakeFirstOrThrow()
    const pictures = () => readdirSync(join(shop.context.config.DATA_FOLDER, 'private'))
    const at = async (days: number) => {
      shop.clock.set(SUNDAY_MORNING + days * DAY)
      await deleteExpired(shop.context, {})
    }
    await shop.db
      .updateTable('cart_line')
      .set({ added_at: new Date(SUNDAY_MORNING) })
      .execute()
    await at(179)
    expect(await carts()).toHaveLength(1)
    await at(181)
    expect(await carts()).toEqual([])
    await at(364)
    expect((await proof()).file_id).not.toBeNull()
    await at(367)
    expect(await proof()).toMatchObject({ file_id: null, recipient_name: PERSONAL_DATA.proofName })
    expect(pictures()).toEqual([])
    await at(729)
    expect((await report()).email).toBe(buyer.email)
    await at(732)
    expect(await report()).toMatchObject({ name: '', email: '', phone: '', user_id: null })
    expect((await report()).description).toContain('deliver')
    const stored = await shop.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(stored.recipient_name).toBe(PERSONAL_DATA.recipient)
    expect((await person(buyer.userId))?.full_name).toBe(PERSONAL_DATA.fullName)
    // The row of a mail stays until mails are deleted.
    const broken = await brokenInvariants(shop.db)
    expect(broken.filter((name) => !name.startsWith('I45'))).toEqual([])
    shop.clock.set(SUNDAY_MORNING)
  })

  test('privacy: deletes an account without confirmation or use after a year, and keeps a used one', async () => {
    const unused = await makeUser(shop, { confirmed: false })
    const confirmed = await makeUser(shop)
    const signedIn = await makeUser(shop, { confirmed: false })
    const buyer = (await makeCustomer(shop, gateway, { confirmed: false })).buyer
    const { owner } = await makeBusiness(shop, { confirmed: false })
    shop.clock.set(SUNDAY_MORNING + 364 * DAY)
    await deleteExpired(shop.context, {})
    expect((await person(unused.userId))?.deleted_at).toBeNull()
    await signInAgain(shop, signedIn)
    shop.clock.set(SUNDAY_MORNING + 366 * DAY)
    await deleteExpired(shop.context, {})
    expect(await person(unused.userId)).toMatchObject({ full_name: 'Deleted customer', deleted_at: expect.any(Date) })
    for (const { userId } of [confirmed, signedIn, buyer, owner]) expect((await person(userId))?.deleted_at).toBeNull()
    shop.clock.set(SUNDAY_MORNING)
  })

  test('privacy: erases data written during the erasure of an account in the next night', async () => {
    const user = await makeUser(shop)
    const { flower } = await makeCustomer(shop, gateway)
    await user.visitor.call('deleteMyAccount', { params: { userId: user.userId }, body: { password: user.password } })
    const late = {
      product_id: flower.productId,
      user_id: user.userId,
      author: 'Late L.',
      stars: 4,
      language: 'ar' as const,
    }
    const { id } = await shop.db
      .insertInto('review')
      .values({ ...late, description: 'ورد جميل وصل في موعده' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('cart_line')
      .values({ user_id: user.userId, variant_id: flower.variantId, quantity: 1 })
      .execute()
    await deleteExpired(shop.context, {})
    const review = await shop.db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(review).toMatchObject({ user_id: null, author: 'أحد العملاء' })
    const left = shop.db.selectFrom('cart_line').select('user_id').where('user_id', '=', user.userId)
    expect(await left.execute()).toEqual([])
  })

  test('privacy: erases a removed manager after 90 days, once', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId, language: 'ar' })
    const row = shop.db.selectFrom('branch_manager').select('id').where('user_id', '=', manager.userId)
    const { id: managerId } = await row.executeTakeFirstOrThrow()
    await owner.visitor.call('deleteManager', { params: { branchId, managerId } })
    await deleteExpired(shop.context, {})
    expect((await person(manager.userId))?.full_name).toBe(manager.fullName)
    shop.clock.set(SUNDAY_MORNING + 91 * DAY)
    await deleteExpired(shop.context, {})
    const removed = await person(manager.userId)
    expect(removed).toMatchObject({ full_name: 'عميل محذوف', forgotten_at: expect.any(Date) })
    shop.clock.set(SUNDAY_MORNING + 92 * DAY)
    await deleteExpired(shop.context, {})
    expect(await person(manager.userId)).toEqual(removed)
    shop.clock.set(SUNDAY_MORNING)
  })
})
