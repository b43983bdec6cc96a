import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { managerForm } from '../../testing/make-client.ts'
import { makeBusiness } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
let address: string
let branchId: number
beforeAll(async () => {
  shop = await openTestShop()
  const business = await makeBusiness(shop)
  owner = business.owner
  branchId = business.branchId
  await owner.visitor.call('addManager', { params: { branchId }, body: await managerForm() })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.set(SUNDAY_MORNING)
  address = await readAddress()
})

/** The address of the picture in the owner's list of managers. */
async function readAddress(): Promise<string> {
  const params = { userId: owner.userId, clientId: owner.clientId }
  const { data } = (await owner.visitor.call('getManagers', { params })).body
  return new URL(data[0].imageIdentity.url).pathname
}

/** Opens an address as an `<img>` or a link does: with cookies and without an Authorization header. */
function open(path: string, user: TestUser | null) {
  const browser = shop.visitor()
  if (user) browser.cookies.set('refreshToken', user.visitor.cookies.get('refreshToken') ?? '')
  return browser.fetch(path, { headers: { accept: 'image/avif,image/webp,*/*' } })
}

const getReads = (fileId: string) =>
  shop.db.selectFrom('file_read').select('user_id').where('file_id', '=', fileId).execute()
const toFileId = (path: string): string => path.split('/')[4] ?? ''

test('API-10 an image opens by its address and the session cookie alone, and each read is recorded', async () => {
  const before = (await getReads(toFileId(address))).length
  const answer = await open(address, owner)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  expect(answer.headers.getSetCookie()).toEqual([])
  const reads = await getReads(toFileId(address))
  expect(reads.slice(before)).toEqual([{ user_id: owner.userId }])
})

test('API-10 API-11 API-12 every call that shows a manager gives an address that opens', async () => {
  const call = (name: 'getBranches' | 'getBranch', params: Record<string, string | number>) =>
    owner.visitor.call(name, { params })
  const branches = (await call('getBranches', { id: owner.userId })).body.data
  const branch = (await call('getBranch', { branchId })).body.data
  for (const { branchManager } of [...branches, branch]) {
    const { pathname, origin } = new URL(branchManager.imageIdentity.url)
    expect(origin).toBe('http://localhost:3000')
    expect((await open(pathname, owner)).status).toBe(200)
  }
  const admin = await makeUser(shop, { role: 'Admin' })
  const client = await admin.visitor.call('adminClient', { params: { clientId: owner.clientId } })
  const { imageIdentity } = client.body.data.branches.find(({ id }: { id: number }) => id === branchId).branchManager
  expect((await open(new URL(imageIdentity.url).pathname, admin)).status).toBe(200)
  expect((await open(new URL(imageIdentity.url).pathname, owner)).status).toBe(404)
})

test('API-10 the address opens for its caller only: not for others, not signed out, not with an ended or forged session', async () => {
  const gone = { status: 404, code: 'file.gone', message: 'This picture is no longer there.' }
  const others = await Promise.all([
    makeUser(shop, { role: 'Customer' }),
    makeUser(shop, { role: 'Admin' }),
    makeUser(shop, { role: 'ShippingEmployee' }),
  ])
  for (const other of others) expect(await (await open(address, other)).json()).toMatchObject(gone)
  expect(await (await open(address, null)).json()).toMatchObject({ status: 401, message: 'Please log in first.' })
  const forged = shop.visitor()
  forged.cookies.set('refreshToken', `${owner.sessionId}.1.${'x'.repeat(43)}`)
  expect((await forged.fetch(address)).status).toBe(401)
  const second = await makeUser(shop, { role: 'Customer', clientId: owner.clientId })
  const own = await second.visitor.call('getManagers', {
    params: { userId: second.userId, clientId: owner.clientId },
  })
  const theirs = new URL(own.body.data[0].imageIdentity.url).pathname
  expect((await open(theirs, second)).status).toBe(200)
  const former = { ...second, visitor: shop.visitor() }
  former.visitor.cookies.set('refreshToken', second.visitor.cookies.get('refreshToken') ?? '')
  await second.visitor.call('logout')
  expect((await open(theirs, former)).status).toBe(401)
})

test('API-10 an expired and an altered address answer that the picture is gone', async () => {
  const altered = [
    address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    address.replace(toFileId(address), crypto.randomUUID()),
    address.replace(/\/(\d{13})\./, (_, expires) => `/${Number(expires) + 60_000}.`),
  ]
  for (const path of altered) {
    const answer = await open(path, owner)
    expect(await answer.json()).toMatchObject({ status: 404, message: 'This picture is no longer there.' })
  }
  shop.clock.advance(5 * 60_000 + 1_000)
  const arabic = await open(address, owner)
  expect([arabic.status, (await arabic.json()).code]).toEqual([404, 'file.gone'])
  expect((await open(await readAddress(), owner)).status).toBe(200)
})

test('P20 the refresh cookie opens pictures and nothing else', async () => {
  const browser = shop.visitor()
  browser.cookies.set('refreshToken', owner.visitor.cookies.get('refreshToken') ?? '')
  expect((await browser.call('getPublicUser', { params: { userId: owner.userId } })).status).toBe(401)
  expect((await browser.call('signFile', { params: { fileId: toFileId(address) } })).status).toBe(401)
  const refreshed = await owner.visitor.call('refreshToken')
  expect(refreshed.status).toBe(200)
})
