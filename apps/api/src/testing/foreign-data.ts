import type { IdKind } from './contract-sample.ts'
import { managerForm, ownerForm, registerForm, saveStep, taxForm } from './make-client.ts'
import { makeUnderWay, walkOrder } from './make-delivery.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from './make-order.ts'
import { makePhoto, toFormData } from './make-picture.ts'
import { makeUser, type TestUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** A business client with data of every kind, and a retail buyer; every text contains `mark`. */
export type ForeignData = {
  owner: TestUser
  manager: TestUser
  shopper: TestUser
  ids: Record<IdKind, (string | number)[]>
}

/** Creates the data through the API, with `driver` and `admin` for the steps of staff. */
export async function makeForeignData(
  shop: TestShop,
  mark: string,
  staff: { driver: TestUser; admin: TestUser },
): Promise<ForeignData> {
  const { owner, branchId } = await makeBusiness(shop, {
    fullName: `${mark} owner`,
    email: `${mark}.owner@example.com`,
    organizationName: `${mark} company`,
  })
  await saveStep(owner, 'completeRegister', await registerForm({ organizationName: `${mark} company` }))
  await saveStep(owner, 'completeOwner', await ownerForm({ ownerName: `${mark} person` }))
  await saveStep(owner, 'completeTax', taxForm())
  await owner.visitor.call('saveClientAddress', {
    params: { id: owner.userId },
    body: {
      street: `${mark} street`,
      buildingNumber: '1234',
      district: `${mark} district`,
      city: 'Riyadh',
      postalCode: '12345',
    },
  })
  await staff.admin.visitor.call('reviewClient', {
    params: { clientId: owner.clientId },
    body: { decision: 'approved', note: `${mark} note` },
  })
  await shop.db
    .updateTable('branch')
    .set({ name: `${mark} branch`, address: `${mark} road 5, Riyadh` })
    .where('id', '=', branchId)
    .execute()
  const added = await owner.visitor.call('addManager', {
    params: { branchId },
    body: await managerForm({ fullName: `${mark} manager`, email: `${mark}.manager@example.com` }),
  })
  if (added.status !== 200) throw new Error(`No manager: ${JSON.stringify(added.body)}`)
  const manager = await signIn(shop, `${mark}.manager@example.com`)
  const order = async (terms: 'postponed' | 'monthly' | 'cash') => {
    await fillCart(shop, owner.userId, [await makeFlower(shop)])
    const recipient = { fullName: `${mark} guest`, phoneNumber: '0551112233' }
    const placed = await place(owner, {
      ...retailOrder({ paymentTerms: terms, recipient, cardMessage: `${mark} card` }),
      branchId,
    })
    if (placed.status !== 200) throw new Error(`No order: ${JSON.stringify(placed.body)}`)
    return placed.body.data.id as string
  }
  const [waiting, monthly, cash] = [await order('postponed'), await order('monthly'), await order('cash')]
  await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId: monthly } })
  await walkOrder(shop, cash, ['outForDelivery'])
  const photo = toFormData({
    recipientName: `${mark} guard`,
    early: 'true',
    photo: { bytes: await makePhoto(300, 200), type: 'image/jpeg' },
  })
  await staff.driver.visitor.call('addProof', { params: { orderId: cash }, body: photo })
  await staff.driver.visitor.call('createInvoice', { body: { clientId: owner.clientId, orderId: cash } })
  const retail = await makeUnderWay(
    shop,
    { recipient: { fullName: `${mark} friend`, phoneNumber: '0551112233' } },
    {
      fullName: `${mark} shopper`,
      email: `${mark}.shopper@example.com`,
    },
  )
  const { db } = shop
  const files = await db
    .selectFrom('private_file')
    .select('id')
    .where((eb) => eb.or([eb('client_id', '=', owner.clientId), eb('order_id', '=', cash)]))
    .where('deleted_at', 'is', null)
    .execute()
  const debts = await db.selectFrom('debt').select('id').where('order_id', '=', monthly).execute()
  const standing = await db
    .insertInto('standing_order')
    .values({
      client_id: owner.clientId,
      branch_id: branchId,
      created_by: owner.userId,
      name: `${mark} weekly`,
      cadence: 'weekly',
      day: 1,
      slot: '11:00-13:00',
      terms: 'cash',
      recipient_name: `${mark} desk`,
      recipient_phone: '0551112233',
      starts_on: '2026-12-06',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sessions = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', 'in', [owner.userId, manager.userId, retail.buyer.userId])
    .execute()
  const { variantId } = await makeFlower(shop)
  await db
    .insertInto('standing_order_line')
    .values({ standing_order_id: standing.id, variant_id: variantId, quantity: 1 })
    .execute()
  const reminder = await db
    .insertInto('occasion_reminder')
    .values({
      user_id: retail.buyer.userId,
      recipient_name: `${mark} mother`,
      occasion_text: `${mark} day`,
      calendar: 'gregorian',
      month_day: '12-20',
      days_before: 7,
      occurs_on: '2026-12-20',
      remind_on: '2026-12-13',
      created_at: new Date(shop.clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const giftCard = await db
    .insertInto('gift_card')
    .values({
      buyer_id: retail.buyer.userId,
      amount: 20_000,
      recipient_name: `${mark} friend`,
      sender_name: `${mark} sender`,
      language: 'en',
      code_hash: Buffer.from(`${mark} gift card`),
      created_at: new Date(shop.clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    owner,
    manager,
    shopper: retail.buyer,
    ids: {
      user: [owner.userId, manager.userId, retail.buyer.userId],
      client: [owner.clientId],
      branch: [branchId],
      manager: [added.body.data.id],
      order: [waiting, monthly, cash, retail.order.id],
      file: files.map(({ id }) => id),
      standing: [standing.id],
      session: sessions.map(({ id }) => id),
      debt: debts.map(({ id }) => id),
      reminder: [reminder.id],
      giftCard: [giftCard.id],
    },
  }
}

/** Signs in a user who was created through the API. */
async function signIn(shop: TestShop, email: string): Promise<TestUser> {
  const row = await shop.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  const visitor = shop.visitor()
  const { body } = await visitor.call('login', { body: { email, password: 'Lilac!Lane47' } })
  visitor.token = body.token
  await shop.db
    .updateTable('app_user')
    .set({ email_confirmed_at: new Date(shop.clock.now()) })
    .where('id', '=', row.id)
    .execute()
  return {
    userId: row.id,
    email,
    fullName: row.full_name,
    password: 'Lilac!Lane47',
    role: row.role,
    clientId: row.client_id ?? 0,
    sessionId: '',
    visitor,
  }
}

export const makeStaff = async (shop: TestShop) => ({
  driver: await makeUser(shop, { role: 'ShippingEmployee' }),
  admin: await makeUser(shop, { role: 'Admin' }),
})
