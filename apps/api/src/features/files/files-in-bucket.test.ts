import { existsSync, readdirSync } from 'node:fs'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readFileSettings } from '../../config-files.ts'
import { prepareFiles } from '../../prepare-files.ts'
import { makeUnderWay } from '../../testing/make-delivery.ts'
import { makePhoto, toFormData } from '../../testing/make-picture.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openS3Server, type S3Fault, type S3Server, slowDown } from '../../testing/s3-server.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let server: S3Server
let shop: TestShop
let driver: TestUser
let admin: TestUser
beforeAll(async () => {
  server = await openS3Server()
  shop = await openTestShop({ environment: server.environment })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(() => server.failWith(() => null))

const denied: S3Fault = { status: 403, code: 'AccessDenied' }
const photo = async () => ({ bytes: await makePhoto(), type: 'image/jpeg' })
const upload = async () => admin.visitor.call('addPicture', { body: toFormData({ picture: await photo() }) })

test('GROW-03 P24 a proof is stored in the bucket alone and shown by the shop with the same headers and records', async () => {
  const { order, buyer } = await makeUnderWay(shop)
  const body = toFormData({ recipientName: 'Um Khalid', early: 'true', photo: await photo() })
  const added = await driver.visitor.call('addProof', { params: { orderId: order.id }, body })
  const { fileId } = added.body.data.proof
  const folder = shop.context.config.DATA_FOLDER
  expect(existsSync(folder) ? readdirSync(folder) : []).not.toContain('private')
  const signed = await buyer.visitor.call('signFile', { params: { fileId } })
  const response = await buyer.visitor.fetch(signed.body.url)
  const header = (name: string) => response.headers.get(name)
  expect([response.status, header('content-type'), header('cache-control')]).toEqual([200, 'image/jpeg', 'no-store'])
  expect(header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  expect((await shop.visitor().fetch(signed.body.url)).status).toBe(401)
  const reads = await shop.db.selectFrom('file_read').select('user_id').where('file_id', '=', fileId).execute()
  expect(reads).toEqual([{ user_id: buyer.userId }])

  server.failWith(() => slowDown)
  const away = await buyer.visitor.fetch(signed.body.url)
  expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test.each<[string, S3Fault]>([
  ['is overloaded', slowDown],
  ['refuses the shop', denied],
  ['breaks off', { status: 500, code: 'InternalError' }],
])('GROW-03 while the bucket %s an upload is a clear error, and the same again succeeds', async (_name, fault) => {
  const { order } = await makeUnderWay(shop)
  const fields = { recipientName: 'Um Khalid', early: 'true', photo: await photo() }
  const send = () => driver.visitor.call('addProof', { params: { orderId: order.id }, body: toFormData(fields) })
  server.failWith(() => fault)
  const failed = await send()
  expect([failed.status, failed.body.code]).toEqual([503, 'files_unavailable'])
  expect(failed.body.message).toMatch(/^Pictures and documents can’t be saved or shown right now\./)
  const state = await shop.db.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow()
  server.failWith(() => null)
  expect(state.state).toBe('outForDelivery')
  expect((await send()).status).toBe(200)
})

test('GROW-03 public pictures of the bucket are immutable, revalidated by name, and nothing beside them is served', async () => {
  const { key } = (await upload()).body.data
  const path = `/pictures/${key}-160.avif`
  const response = await shop.visitor().fetch(path)
  const header = (name: string) => response.headers.get(name)
  expect([response.status, header('content-type'), header('cache-control'), header('set-cookie')]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
    null,
  ])
  expect(header('content-length')).toBe(String((await response.arrayBuffer()).byteLength))
  const again = await shop.visitor().fetch(path, { headers: { 'if-none-match': header('etag') ?? '' } })
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=31536000, immutable'])
  for (const other of [`/pictures/${key}.json`, '/pictures/none-160.webp', '/pictures/..%2fprivate%2fx.jpg'])
    expect([other, (await shop.visitor().fetch(other)).status]).toEqual([other, 404])
  server.failWith(() => slowDown)
  const away = await shop.visitor().fetch(path)
  expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test('GROW-03 a shop with a bucket is ready without a data folder, also while the bucket does not answer', async () => {
  server.failWith(() => slowDown)
  expect((await shop.visitor().fetch('/readyz')).status).toBe(200)
})

test('GROW-03 a wrong setting of the bucket ends the start with one sentence; a bucket that does not answer is a warning', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const start = (changed: Record<string, string>) =>
    prepareFiles(readFileSettings({ ...server.environment, ...changed }), log)
  await start({})
  expect(lines).toEqual([])
  await expect(start({ S3_BUCKET: 'no-such-bucket' })).rejects.toThrow(
    'Setting S3_BUCKET: the bucket no-such-bucket refuses GET (NoSuchBucket).',
  )
  await expect(start({ S3_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow(/SignatureDoesNotMatch/)
  await start({ S3_ENDPOINT: 'http://127.0.0.1:9' })
  expect(lines).toHaveLength(1)
})

test.each([
  [{ S3_BUCKET: 'Roses!' }, /^Setting S3_BUCKET must be the name of a bucket/],
  [{ S3_BUCKET: 'roses' }, /^Settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given/],
  [{ S3_PREFIX: 'warda' }, /^Setting S3_PREFIX must end with a slash/],
  [{ S3_ENDPOINT: 'minio:9000' }, /^Setting S3_ENDPOINT/],
])('GROW-03 the settings %o are refused with one sentence', (environment, message) => {
  expect(() => readFileSettings(environment)).toThrow(message)
})

test('GROW-03 without an endpoint the bucket is that of Amazon in its region', () => {
  const keys = { S3_BUCKET: 'roses', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readFileSettings({ ...keys, S3_REGION: 'me-south-1' }).S3).toMatchObject({
    endpoint: 'https://s3.me-south-1.amazonaws.com',
    pathStyle: false,
    prefix: '',
  })
  expect(readFileSettings({}).S3).toBeNull()
})
