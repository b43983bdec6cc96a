import { LIMITS } from '@warda/domain/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { makeManyBranches } from '../../testing/make-many-branches.ts'
import { makeBusiness } from '../../testing/make-order.ts'
import { makeManager } from '../../testing/make-standing-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

const BRANCHES = 300
let shop: TestShop
let owner: TestUser
let branchId: number
let manager: TestUser

beforeAll(async () => {
  shop = await openTestShop({ gateway: fakeGateway() })
  const business = await makeBusiness(shop)
  owner = business.owner
  const input = { clientId: owner.clientId, userId: owner.userId, branches: BRANCHES, ordersPerBranch: 12 }
  await makeManyBranches(shop.db, new Date(SUNDAY_MORNING), input)
  branchId = await findBranchId('Branch 031')
  manager = await makeManager(shop, owner.clientId, branchId)
})
afterAll(() => shop.close())

const findBranchId = async (name: string) =>
  (await shop.db.selectFrom('branch').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const branches = async (who: TestUser, query: Record<string, string> = {}) =>
  (await who.visitor.call('getBranches', { params: { id: who.userId }, query })).body
const names = (page: { data: { branchName: string }[] }) => page.data.map((branch) => branch.branchName)
const orders = async (who: TestUser, query: Record<string, string>) =>
  (await who.visitor.call('getOrders', { params: { userId: who.userId, clientId: who.clientId }, query })).body

describe('a client with 300 branches', () => {
  test('RUN-04 finds branches by words, city and state, page by page', async () => {
    const first = await branches(owner)
    expect(first).toMatchObject({ total: BRANCHES + 1, page: 1, pageCount: 4 })
    expect(first.data).toHaveLength(100)
    expect(first.cities).toEqual([
      { city: 'Riyadh', name: 'Riyadh', branches: 101 },
      { city: 'Dammam', name: 'Dammam', branches: 100 },
      { city: 'Jeddah', name: 'Jeddah', branches: 100 },
    ])
    expect(names(await branches(owner, { q: 'branch ٠٣١' }))).toEqual(['Branch 031'])
    expect(names(await branches(owner, { q: '0112000031' }))).toEqual(['Branch 031'])
    const dammam = await branches(owner, { city: 'Dammam', pageSize: '30', page: '4' })
    expect(dammam).toMatchObject({ total: 100, page: 4, pageCount: 4 })
    expect(dammam.data).toHaveLength(10)
    expect(await branches(owner, { page: '99', pageSize: '30' })).toMatchObject({ page: 11, pageCount: 11 })
    expect((await branches(owner, { state: 'noManager' })).total).toBe(BRANCHES)
    expect((await branches(owner, { state: 'waiting' })).total).toBe(0)
    expect(names(await branches(owner, { q: manager.fullName }))).toContain('Branch 031')
  })

  test('RUN-04 every branch can be chosen; a manager sees and chooses only the own', async () => {
    const choices = (await owner.visitor.call('getBranchNames', { params: { id: owner.userId } })).body.data
    expect(choices).toHaveLength(BRANCHES + 1)
    const own = (await manager.visitor.call('getBranchNames', { params: { id: manager.userId } })).body.data
    expect(own.map(({ id }: { id: number }) => id)).toEqual([branchId])
    expect((await branches(manager)).total).toBe(1)
    expect((await branches(manager, { q: 'Branch 032' })).total).toBe(0)
    expect((await manager.visitor.call('getBranchNames', { params: { id: owner.userId } })).status).toBe(403)
  })

  test('RUN-04 orders are filtered by branch and found by purchase order number; a manager finds only the branch’s', async () => {
    expect((await orders(owner, { branchId: String(branchId) })).total).toBe(12)
    const found = await orders(owner, { q: `po ${branchId} 3` })
    expect(found.data.map((order: { purchaseOrder: string }) => order.purchaseOrder)).toEqual([`PO-${branchId}-3`])
    const other = await findBranchId('Branch 032')
    expect(await orders(manager, { branchId: String(other) })).toMatchObject({ status: 404 })
    const standing = (branch: number) =>
      manager.visitor.call('getStandingOrders', {
        params: { userId: manager.userId },
        query: { branchId: String(branch) },
      })
    expect((await standing(other)).status).toBe(404)
    expect((await standing(branchId)).status).toBe(200)
    expect((await orders(manager, { q: `PO-${other}-3` })).total).toBe(0)
    expect((await orders(manager, {})).total).toBe(12)
    expect((await orders(owner, { invoiced: 'true' })).total).toBe(0)
  })

  test('RUN-04 statements, debts and payments of a branch are refused to its manager and for foreign branches', async () => {
    const { branchId: foreign } = await makeBusiness(shop)
    const read = (who: TestUser, name: 'getStatement' | 'getDebts' | 'getStatementFile', branch: number) =>
      who.visitor.call(name, { params: { clientId: owner.clientId }, query: { branchId: String(branch) } })
    for (const name of ['getStatement', 'getDebts', 'getStatementFile'] as const) {
      expect([name, (await read(owner, name, foreign)).status]).toEqual([name, 404])
      expect([name, (await read(manager, name, branchId)).status]).toEqual([name, 404])
    }
    const overview = (who: TestUser, branch: number) =>
      who.visitor.call('getClientOverview', { params: { id: who.userId }, query: { branchId: String(branch) } })
    expect((await overview(owner, foreign)).status).toBe(404)
    expect((await overview(manager, await findBranchId('Branch 032'))).status).toBe(404)
    expect((await overview(manager, branchId)).body.branches).toHaveLength(1)
  })

  test('RUN-04 the amount that “pay all” names is the amount of its link, for all branches and one', async () => {
    const debts = async (query = {}) =>
      (await owner.visitor.call('getDebts', { params: { clientId: owner.clientId }, query })).body
    const pay = async (body: object) =>
      (await owner.visitor.call('payOrders', { params: { userId: owner.userId }, body })).body
    const all = await debts()
    expect(all.payable.all).toEqual({ orders: LIMITS.ordersPerLink, amount: LIMITS.ordersPerLink * 100 })
    expect(all.owed).toBeGreaterThan(all.payable.all.amount)
    expect(await pay({ all: true })).toMatchObject(all.payable.all)
    expect(await pay({ overdue: true })).toMatchObject(all.payable.overdue)
    const one = await debts({ branchId: String(branchId) })
    expect(one.owed).toBe(one.payable.all.amount)
    expect(one.data.every((debt: { branch: { id: number } }) => debt.branch.id === branchId)).toBe(true)
    expect(await pay({ all: true, branchId })).toMatchObject(one.payable.all)
    expect(await pay({ overdue: true, branchId })).toMatchObject(one.payable.overdue)
    expect(one.payable.overdue.amount).toBeLessThan(one.payable.all.amount)
    expect(one.payable.overdue.amount).toBeGreaterThan(0)
  })

  test('RUN-04 the overview of a period and the statements of the branches add up to the client’s statement', async () => {
    const period = { from: '2026-05-01', to: '2026-10-31' }
    const statement = async (query: Record<string, string>) =>
      (await owner.visitor.call('getStatement', { params: { clientId: owner.clientId }, query })).body
    const whole = await statement(period)
    const overview = (await owner.visitor.call('getClientOverview', { params: { id: owner.userId }, query: period }))
      .body
    expect(overview.branches).toHaveLength(BRANCHES + 1)
    expect(overview.totals.outstanding).toBe(whole.closing)
    const amounts = whole.entries.map(({ amount }: { amount: number }) => amount)
    const sum = (numbers: number[]) => Math.round(numbers.reduce((total, each) => total + each, 0) * 100) / 100
    expect(overview.totals.spent).toBe(sum(amounts.filter((amount: number) => amount > 0)))
    expect(overview.totals.paid).toBe(-sum(amounts.filter((amount: number) => amount < 0)))
    const one = await statement({ ...period, branchId: String(branchId) })
    const row = overview.branches.find((each: { branchId: number }) => each.branchId === branchId)
    expect({ outstanding: row.outstanding, orders: row.orders }).toEqual({ outstanding: one.closing, orders: 6 })
    expect(one.entries.every((entry: { branch: { id: number } }) => entry.branch.id === branchId)).toBe(true)
    expect(sum(overview.branches.map((each: { outstanding: number }) => each.outstanding))).toBe(whole.closing)
  })
})
