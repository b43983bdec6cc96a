import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient } from '../../testing/api-client.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { linkIn } from '../../testing/mail-links.ts'
import { createPicture, MANAGER_PASSWORD, managerForm } from '../../testing/make-client.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const add = (owner: TestUser, branchId: number, body: FormData, visitor: ApiClient = owner.visitor) =>
  visitor.call('addManager', { params: { branchId }, body })
const remove = (user: TestUser, branchId: number, managerId: number) =>
  user.visitor.call('deleteManager', { params: { branchId, managerId } })
const getList = async (owner: TestUser, clientId = owner.clientId) =>
  owner.visitor.call('getManagers', { params: { userId: owner.userId, clientId } })
const plain = ({ status, body }: Awaited<ReturnType<typeof remove>>) => ({ status, ...body, instance: '' })
const files = () => readdirSync(join(shop.context.config.DATA_FOLDER, 'private')).length
async function logIn(email: string): Promise<TestUser['visitor'] & { userId: string }> {
  const visitor = shop.visitor()
  const answer = await visitor.call('login', { body: { email, password: MANAGER_PASSWORD } })
  expect(answer.status).toBe(200)
  visitor.token = answer.body.token
  return Object.assign(visitor, { userId: answer.body.userId as string })
}

describe('adding a manager', () => {
  test('API-12 FORM-05 ERR-08 creates a manager who confirms the address and logs in; the identity picture stays private', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const email = 'first.manager@example.com'
    const answer = await add(owner, branchId, await managerForm({ email, fullName: 'Mona Saleh' }))
    expect(answer.body).toEqual({
      message: 'Manger Branch added successfully',
      data: {
        id: expect.any(Number),
        user: { fullName: 'Mona Saleh', email, phoneNumber: '0551234567' },
        imageIdentity: { url: expect.any(String) },
        identityDoubt: 'identityFormat',
        branch: { id: branchId, branchName: 'Olaya' },
      },
    })
    const row = await shop.db
      .selectFrom('branch_manager')
      .selectAll()
      .where('branch_id', '=', branchId)
      .executeTakeFirstOrThrow()
    expect(row.identity_number).toBe('21234567')
    expect(JSON.stringify(answer.body)).not.toContain('21234567')
    const manager = await logIn(email)
    const me = await manager.call('getUser', { params: { id: manager.userId } })
    expect(me.body.data).toMatchObject({ roles: ['BranchManager'], clientDto: { id: owner.clientId } })
    const publicData = () => manager.call('getPublicUser', { params: { userId: manager.userId } })
    expect((await publicData()).body.data.isEmailConfirmed).toBe(false)
    await shop.visitor().call('confirmEmail', { body: await linkIn(shop, email, '/auth/confirm-email') })
    expect((await publicData()).body.data.isEmailConfirmed).toBe(true)
    const { url } = answer.body.data.imageIdentity
    const opened = await owner.visitor.fetch(new URL(url).pathname)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    for (const user of [manager, (await makeUser(shop, { role: 'Customer' })).visitor])
      expect((await user.fetch(new URL(url).pathname)).status).toBe(404)
    expect((await shop.visitor().fetch(new URL(url).pathname)).status).toBe(401)
    // The manager gets no address of the picture.
    const own = await manager.call('getBranches', { params: { id: manager.userId } })
    expect(own.body.data[0].branchManager.imageIdentity).toEqual({ url: '' })
  })

  test.each([
    [{ fullName: 'ab' }, 'fullName'],
    [{ email: 'nobody' }, 'email'],
    [{ phoneNumber: '123' }, 'phoneNumber'],
    [{ phoneNumber: '+966551234567' }, 'phoneNumber'],
    [{ identityNumber: '1234567' }, 'identityNumber'],
    [{ identityNumber: '12 345 678' }, 'identityNumber'],
    [{ password: 'peony-path-81', confirmPassword: 'peony-path-81' }, 'password'],
    [{ confirmPassword: 'Lilac!Lane48' }, 'confirmPassword'],
    [{ imageIdentity: { bytes: Buffer.from('GIF89a'), type: 'image/gif' } }, 'imageIdentity'],
    [{ imageIdentity: { bytes: Buffer.from('not a picture'), type: 'image/png' } }, 'imageIdentity'],
    [{ fullName: 'Violet Lane', password: 'Violet-Lane1!', confirmPassword: 'Violet-Lane1!' }, 'password'],
  ])('FORM-05 refuses %j', async (changed, field) => {
    const { owner, branchId } = await makeBusiness(shop)
    const answer = await add(owner, branchId, await managerForm(changed))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]])
    expect((await getList(owner)).body.data).toEqual([])
  })

  test('P13 API-12 of concurrent requests on two processes one succeeds, with one account, one file and one mail', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const elsewhere = (await shop.twin()).visitor()
    elsewhere.token = owner.visitor.token
    const before = files()
    const forms = await Promise.all(Array.from({ length: 6 }, () => managerForm()))
    const answers = await Promise.all(
      forms.map((form, at) => add(owner, branchId, form, at % 2 ? elsewhere : owner.visitor)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['manager.exists']),
    )
    expect(files()).toBe(before + 1)
    const accounts = await shop.db
      .selectFrom('app_user')
      .select('id')
      .where('client_id', '=', owner.clientId)
      .where('role', '=', 'BranchManager')
      .execute()
    expect(accounts).toHaveLength(1)
    expect((await getList(owner)).body.data).toHaveLength(1)
  })

  test('API-12 a double click creates one manager and answers with the same manager twice', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const email = 'twice@example.com'
    const forms = [await managerForm({ email, fullName: 'Twice' }), await managerForm({ email, fullName: 'Twice' })]
    const answers = await Promise.all(forms.map((form) => add(owner, branchId, form)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    // The signed address of the picture differs in each answer.
    const [first, second] = answers.map(({ body }) => ({ ...body, data: { ...body.data, imageIdentity: null } }))
    expect(first).toEqual(second)
    expect(await shop.mails(email)).toHaveLength(1)
  })

  test('API-12 refuses a taken address, also in a race between two branches', async () => {
    const [one, other] = [await makeBusiness(shop), await makeBusiness(shop)]
    const taken = await add(one.owner, one.branchId, await managerForm({ email: other.owner.email.toUpperCase() }))
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors)]).toEqual([409, 'email.taken', ['email']])
    const before = files()
    const email = 'raced@example.com'
    const answers = await Promise.all(
      [one, other].map(async ({ owner, branchId }) => add(owner, branchId, await managerForm({ email }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(files()).toBe(before + 1)
  })

  test('API-12 API-10 does not find branches and managers of another client', async () => {
    const [business, otherBusiness] = [await makeBusiness(shop), await makeBusiness(shop)]
    const before = files()
    const foreign = await add(business.owner, otherBusiness.branchId, await managerForm())
    const missing = await add(business.owner, 999_999, await managerForm())
    expect(foreign.status).toBe(404)
    expect(plain(foreign)).toEqual(plain(missing))
    expect(files()).toBe(before)
    expect(plain(await getList(business.owner, otherBusiness.owner.clientId))).toEqual(
      plain(await getList(business.owner, 999_999)),
    )
  })

  test('API-10 CLIENT-06 lists all managers of the client by branch', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const second = await shop.db
      .insertInto('branch')
      .values({ client_id: owner.clientId, name: 'Airport', address: 'Airport Road 1, Riyadh' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await add(owner, branchId, await managerForm({ fullName: 'Olaya One', email: 'olaya.one@example.com' }))
    await add(owner, second.id, await managerForm({ fullName: 'Airport One', email: 'airport.one@example.com' }))
    const row = (fullName: string, email: string, branch: { id: number; branchName: string }) => ({
      id: expect.any(Number),
      user: { fullName, email, phoneNumber: '0551234567' },
      imageIdentity: {
        url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/File\/getfile\/[\w-]{36}\/[\w.-]+$/),
      },
      identityDoubt: 'identityFormat',
      branch,
    })
    const { data } = (await getList(owner)).body
    expect(data).toEqual([
      row('Airport One', 'airport.one@example.com', { id: second.id, branchName: 'Airport' }),
      row('Olaya One', 'olaya.one@example.com', { id: branchId, branchName: 'Olaya' }),
    ])
    for (const { imageIdentity } of data)
      expect((await owner.visitor.fetch(new URL(imageIdentity.url).pathname)).status).toBe(200)
  })
})

describe('deleting a manager', () => {
  test('API-12 CLIENT-05 ERR-08 ends the login with the next request, frees the address and keeps the history', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const email = 'gone@example.com'
    const { data } = (await add(owner, branchId, await managerForm({ email }))).body
    const manager = await logIn(email)
    await fillCart(shop, manager.userId, [await makeFlower(shop)])
    const placed = await manager.call('placeOrder', {
      params: { id: manager.userId },
      body: { ...retailOrder({ paymentTerms: 'cash' }), branchId },
    })
    const picture = new URL(data.imageIdentity.url).pathname
    const fileId = picture.split('/')[4] ?? ''
    expect((await owner.visitor.fetch(picture)).status).toBe(200)
    const done = await remove(owner, branchId, data.id)
    expect(done).toMatchObject({ status: 200, body: { message: 'Manger Branch deleted successfully' } })
    expect((await manager.call('getUser', { params: { id: manager.userId } })).status).toBe(401)
    expect((await manager.call('refreshToken')).status).toBe(401)
    const again = await shop.visitor().call('login', { body: { email, password: MANAGER_PASSWORD } })
    expect([again.status, again.body.code]).toEqual([400, 'login.failed'])
    const admin = await makeUser(shop, { role: 'Admin' })
    for (const { visitor } of [owner, admin])
      expect((await visitor.call('signFile', { params: { fileId } })).status).toBe(404)
    expect((await owner.visitor.fetch(picture)).status).toBe(404)
    const orders = await owner.visitor.call('getOrders', { params: { userId: owner.userId, clientId: owner.clientId } })
    expect(orders.body.data.map((order: { id: string }) => order.id)).toEqual([placed.body.data.id])
    expect((await getList(owner)).body.data).toEqual([])
    const next = await add(owner, branchId, await managerForm({ email }))
    expect(next.status).toBe(200)
    expect((await logIn(email)).userId).not.toBe(manager.userId)
  })

  test('ERR-07 answers "no branch manager to delete" for foreign, missing and wrong ids', async () => {
    const [business, otherBusiness] = [await makeBusiness(shop), await makeBusiness(shop)]
    const { data } = (await add(otherBusiness.owner, otherBusiness.branchId, await managerForm())).body
    const none = await remove(business.owner, business.branchId, 999_999)
    expect([none.status, none.body.message]).toEqual([404, 'no branch manager to delete'])
    for (const [branchId, managerId] of [
      [otherBusiness.branchId, data.id],
      [business.branchId, data.id],
      [999_999, 999_999],
    ] as const)
      expect(plain(await remove(business.owner, branchId, managerId))).toEqual(plain(none))
    expect((await getList(otherBusiness.owner)).body.data).toHaveLength(1)
    const admin = await makeUser(shop, { role: 'Admin' })
    expect((await remove(admin, otherBusiness.branchId, data.id)).status).toBe(200)
  })

  test('P13 concurrent deletions and additions leave at most one active manager, and two deletions count as one', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const { data } = (await add(owner, branchId, await managerForm())).body
    const both = await Promise.all([remove(owner, branchId, data.id), remove(owner, branchId, data.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const second = (await add(owner, branchId, await managerForm())).body.data
    const picture = await createPicture()
    await Promise.all([
      remove(owner, branchId, second.id),
      ...[1, 2].map(async () => add(owner, branchId, await managerForm({ imageIdentity: picture }))),
    ])
    const living = await shop.db
      .selectFrom('branch_manager')
      .select('id')
      .where('branch_id', '=', branchId)
      .where('deleted_at', 'is', null)
      .execute()
    expect(living.length).toBeLessThanOrEqual(1)
    expect((await getList(owner)).body.data).toHaveLength(living.length)
  })
})

test('P13 I55 the invariants hold afterwards', async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})

describe('permissions of a manager', () => {
  test('decisions §1 sees all orders of the own branch, none of another, and orders for the own branch only', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const second = await shop.db
      .insertInto('branch')
      .values({ client_id: owner.clientId, name: 'Airport', address: 'Airport Road 1, Riyadh' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    const order = async (buyer: TestUser, branch: number) => {
      await fillCart(shop, buyer.userId, [await makeFlower(shop)])
      return place(buyer, { ...retailOrder({ paymentTerms: 'postponed' }), branchId: branch })
    }
    const ownerOrderId = (await order(owner, branchId)).body.data.id
    const other = (await order(owner, second.id)).body.data.id
    const managerOrderId = (await order(manager, branchId)).body.data.id
    const listOrderIds = async (clientId: number) =>
      (await manager.visitor.call('getOrders', { params: { userId: manager.userId, clientId } })).body.data
        .map((each: { id: string }) => each.id)
        .sort()
    expect(await listOrderIds(owner.clientId)).toEqual([ownerOrderId, managerOrderId].sort())
    expect(await listOrderIds(0)).toEqual([managerOrderId])
    const confirm = (orderId: string) =>
      manager.visitor.call('confirmOrder', { params: { userId: manager.userId, orderId } })
    expect([(await confirm(ownerOrderId)).status, (await confirm(other)).status]).toEqual([200, 404])
    const foreign = await order(manager, second.id)
    const missing = await place(manager, { ...retailOrder({ paymentTerms: 'postponed' }), branchId: 999_999 })
    expect(foreign.body.code).toBe('branch.not_found')
    expect(plain(foreign)).toEqual(plain(missing))
  })
})
