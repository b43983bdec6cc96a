import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('a business sees its own branches and nobody else’s; a retail buyer has none', async () => {
  const owner = await makeUser(shop, { role: 'Customer' })
  const stranger = await makeUser(shop, { role: 'Customer' })
  const shopper = await makeUser(shop)
  const branch = {
    address: 'Olaya Street 10, Riyadh',
    phone: '0112345678',
    opening_hours: '9:00 AM - 8:00 PM',
    employee_count: 4,
  }
  await shop.db
    .insertInto('branch')
    .values([
      { ...branch, client_id: owner.clientId, name: 'Olaya' },
      { ...branch, client_id: stranger.clientId, name: 'Elsewhere' },
    ])
    .execute()
  const own = await owner.visitor.call('getBranches', { params: { id: owner.userId } })
  expect(own.status).toBe(200)
  expect(own.body.data).toEqual([
    {
      id: expect.any(Number),
      branchName: 'Olaya',
      address: 'Olaya Street 10, Riyadh',
      phoneNumber: '0112345678',
      openingHours: '9:00 AM - 8:00 PM',
      employeeCount: 4,
      clientId: owner.clientId,
    },
  ])
  expect((await owner.visitor.call('getBranches', { params: { id: stranger.userId } })).status).toBe(403)
  expect((await shopper.visitor.call('getBranches', { params: { id: shopper.userId } })).body.data).toEqual([])
})
