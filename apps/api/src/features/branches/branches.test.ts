import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { branchForm } from '../../testing/make-client.ts'
import { walkOrder } from '../../testing/make-delivery.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.set(SUNDAY_MORNING))

const add = (owner: TestUser, body: object = branchForm(), headers: Record<string, string> = {}) =>
  owner.visitor.call('addBranch', { params: { id: owner.userId }, body, headers })
const list = (user: TestUser) => user.visitor.call('getBranches', { params: { id: user.userId } })
const get = (user: TestUser, branchId: number) => user.visitor.call('getBranch', { params: { branchId } })
const plain = ({ status, body }: Awaited<ReturnType<typeof get>>) => ({ status, ...body, instance: '' })

/** Places a cash order for a branch and moves it to a state. */
async function order(buyer: TestUser, branchId: number, states: Parameters<typeof walkOrder>[2] = [], price = 10_000) {
  await fillCart(shop, buyer.userId, [await makeFlower(shop, { price })])
  const placed = await place(buyer, { ...retailOrder({ paymentTerms: 'cash' }), branchId })
  expect(placed.status).toBe(200)
  await walkOrder(shop, placed.body.data.id, states)
  return placed.body.data as { id: string; totalBalance: number }
}

describe('adding and changing branches', () => {
  test('API-11 FORM-04 ERR-08 a branch is added to the caller’s client; the client id of the form is ignored', async () => {
    const { owner } = await makeBusiness(shop)
    const stranger = await makeBusiness(shop)
    const answer = await add(owner, branchForm({ clientId: stranger.owner.clientId, monthlyBudget: 1_500.5 }))
    expect(answer.body).toEqual({
      message: 'Branch added successfully',
      data: {
        id: expect.any(Number),
        branchName: 'Olaya',
        address: 'Olaya Street 10, Riyadh',
        phoneNumber: '0112345678',
        openingHours: '9:00 AM - 8:00 PM',
        employeeCount: 4,
        clientId: owner.clientId,
        branchManager: null,
        pending: 0,
        orders: 0,
        monthlyBudget: 1_500.5,
        city: 'Riyadh',
      },
    })
    const { id } = answer.body.data
    const changed = await owner.visitor.call('updateBranch', {
      params: { branchId: id },
      body: branchForm({ branchName: 'Olaya 2', openingHours: '٩:٠٠ ص - ٨:٠٠ م' }),
    })
    expect(changed.body).toMatchObject({
      message: 'Data updated successfully',
      data: { id, branchName: 'Olaya 2', monthlyBudget: 1_500.5 },
    })
    const foreign = await stranger.owner.visitor.call('updateBranch', { params: { branchId: id }, body: branchForm() })
    const missing = await stranger.owner.visitor.call('updateBranch', {
      params: { branchId: 999_999 },
      body: branchForm(),
    })
    expect(plain(foreign)).toEqual(plain(missing))
    expect((await get(owner, id)).body.data.branchName).toBe('Olaya 2')
    const free = await owner.visitor.call('updateBranch', {
      params: { branchId: id },
      body: branchForm({ monthlyBudget: null }),
    })
    expect(free.body.data.monthlyBudget).toBeNull()
  })

  test.each([
    [{ branchName: 'ab' }, 'branchName'],
    [{ address: 'Too short' }, 'address'],
    [{ phoneNumber: '+96611234567' }, 'phoneNumber'],
    [{ phoneNumber: '1234567' }, 'phoneNumber'],
    [{ openingHours: '9 - 5' }, 'openingHours'],
    [{ employeeCount: -1 }, 'employeeCount'],
    [{ employeeCount: 1.5 }, 'employeeCount'],
    [{ monthlyBudget: 10.005 }, 'monthlyBudget'],
  ])('FORM-04 refuses %j', async (changed, field) => {
    const { owner } = await makeBusiness(shop)
    const answer = await add(owner, branchForm(changed))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]])
    expect((await list(owner)).body.data).toHaveLength(1)
  })

  test('API-11 an idempotency key or a double click adds one branch on any process; later the same name adds another', async () => {
    const { owner } = await makeBusiness(shop)
    const twin = await shop.twin()
    const elsewhere = twin.visitor()
    elsewhere.token = owner.visitor.token
    const visitors = [owner.visitor, elsewhere, owner.visitor, elsewhere]
    const call = (visitor: (typeof visitors)[number], body: object, headers = {}) =>
      visitor.call('addBranch', { params: { id: owner.userId }, body, headers })
    const keyed = await Promise.all(
      visitors.map((visitor) => call(visitor, branchForm({ branchName: 'Keyed' }), { 'idempotency-key': 'k1' })),
    )
    const clicked = await Promise.all(visitors.map((visitor) => call(visitor, branchForm())))
    for (const answers of [keyed, clicked]) {
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    }
    const mismatch = await call(owner.visitor, branchForm({ branchName: 'Other' }), { 'idempotency-key': 'k1' })
    expect(mismatch.status).toBe(422)
    shop.clock.advance(11_000)
    await add(owner)
    expect((await list(owner)).body.data.map((row: { branchName: string }) => row.branchName)).toEqual([
      'Keyed',
      'Olaya',
      'Olaya',
      'Olaya',
    ])
  })
})

describe('listing and viewing branches', () => {
  test('API-11 CLIENT-04 the list has managers and totals of the client’s branches; a manager sees one, a retail buyer none', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const second = (await add(owner, branchForm({ branchName: 'Airport' }))).body.data.id
    const manager = await makeUser(shop, {
      role: 'BranchManager',
      clientId: owner.clientId,
      branchId,
      fullName: 'Mona',
    })
    await order(owner, branchId)
    await order(manager, branchId, ['outForDelivery'])
    await order(owner, branchId, ['outForDelivery', 'delivered'])
    const removed = await order(owner, branchId)
    const admin = await makeUser(shop, { role: 'Admin' })
    await shop.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', removed.id).execute()
    const { data } = (await list(owner)).body
    expect(
      data.map((row: { id: number; pending: number; orders: number }) => [row.id, row.pending, row.orders]),
    ).toEqual([
      [second, 0, 0],
      [branchId, 2, 3],
    ])
    expect(data[1].branchManager).toEqual({
      id: expect.any(Number),
      user: { fullName: 'Mona', email: manager.email, phoneNumber: '0551234567' },
      imageIdentity: { url: '' },
      identityDoubt: null,
      branch: { id: branchId, branchName: 'Olaya' },
    })
    expect((await list(manager)).body.data).toEqual([data[1]])
    expect((await list(await makeUser(shop))).body.data).toEqual([])
    expect((await list(admin)).body.data).toEqual([])
    const stranger = await makeBusiness(shop)
    expect((await list(stranger.owner)).body.data.map((row: { id: number }) => row.id)).toEqual([stranger.branchId])
    const other = await owner.visitor.call('getBranches', { params: { id: stranger.owner.userId } })
    expect(other.status).toBe(403)
  })

  test('API-11 CLIENT-05 a branch has twelve Riyadh months, including empty ones, and its last five orders', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const placed: Awaited<ReturnType<typeof order>>[] = []
    for (let n = 0; n < 6; n += 1) {
      placed.push(await order(owner, branchId, [], 10_000 * (n + 1)))
      shop.clock.advance(1_000)
    }
    const at = (id: string | undefined, when: string) =>
      shop.db
        .updateTable('orders')
        .set({ placed_at: new Date(when) })
        .where('id', '=', id ?? '')
        .execute()
    // 00:30 on 1 November in Riyadh is still October in UTC; the other order is one hour before the first month.
    await at(placed[0]?.id, '2026-10-31T21:30:00Z')
    await at(placed[1]?.id, '2025-11-30T20:00:00Z')
    await at(placed[2]?.id, '2025-11-30T21:00:00Z')
    await shop.db
      .updateTable('orders')
      .set({ state: 'cancelled' })
      .where('id', '=', placed[5]?.id ?? '')
      .execute()
    const { months, lastOrders, ...branch } = (await get(owner, branchId)).body.data
    expect(branch).toEqual({
      id: branchId,
      branchName: 'Olaya',
      address: expect.any(String),
      phoneNumber: expect.any(String),
      openingHours: expect.any(String),
      employeeCount: expect.any(Number),
      clientId: owner.clientId,
      branchManager: null,
      pending: 5,
      orders: 5,
      monthlyBudget: null,
      city: 'Riyadh',
    })
    expect(months).toHaveLength(12)
    expect([months[0].month, months[11].month]).toEqual(['2025-12', '2026-11'])
    const total = (n: number) => placed[n]?.totalBalance ?? 0
    expect(months[0]).toEqual({ month: '2025-12', orders: 1, revenue: total(2) })
    expect(months[11]).toEqual({ month: '2026-11', orders: 3, revenue: total(0) + total(3) + total(4) })
    expect(months[5]).toEqual({ month: '2026-05', orders: 0, revenue: 0 })
    expect(lastOrders.map((lastOrder: { id: string }) => lastOrder.id)).toEqual(
      [5, 4, 3, 0, 2].map((n) => placed[n]?.id),
    )
    expect(lastOrders[0].branch).toMatchObject({ id: branchId, clientId: owner.clientId })
  })

  test('API-11 a branch of another client or manager and an unknown branch are both not found', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const second = (await add(owner, branchForm({ branchName: 'Airport' }))).body.data.id
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    const loose = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId })
    const stranger = await makeBusiness(shop)
    const admin = await makeUser(shop, { role: 'Admin' })
    const missing = plain(await get(owner, 999_999))
    expect(missing.status).toBe(404)
    for (const [user, id] of [
      [stranger.owner, branchId],
      [manager, second],
      [loose, branchId],
      [manager, stranger.branchId],
    ] as const)
      expect(plain(await get(user, id))).toEqual(missing)
    for (const user of [owner, manager, admin]) expect((await get(user, branchId)).status).toBe(200)
  })
})
