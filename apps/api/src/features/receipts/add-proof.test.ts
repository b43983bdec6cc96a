import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeUnderWay, walkOrder } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makePhoto, toFormData } from '../../testing/make-picture.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { insertFile, savePicture } from '../files/index.ts'

let shop: TestShop
let twin: TestShop
let driver: TestUser
let photo: Buffer
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  photo = await makePhoto()
})
afterAll(() => shop.close())

const jpeg = (bytes: Uint8Array) => ({ bytes, type: 'image/jpeg' })
const prove = (orderId: string, fields: Parameters<typeof toFormData>[0], visitor = driver.visitor) =>
  visitor.call('addProof', { params: { orderId }, body: toFormData({ recipientName: 'Um Khalid', ...fields }) })
const folder = () => join(shop.context.config.DATA_FOLDER, 'private')
const filesThere = () => (existsSync(folder()) ? readdirSync(folder()) : [])
const getProofs = (orderId: string) =>
  shop.db.selectFrom('delivery_proof').selectAll().where('order_id', '=', orderId).execute()
const getRows = (orderId: string) =>
  shop.db.selectFrom('private_file').selectAll().where('order_id', '=', orderId).execute()

describe('proof of delivery', () => {
  test('D4 given a full disk, a photo is refused with a message, nothing is stored, and other requests work', async () => {
    const { order } = await makeUnderWay(shop)
    const { files } = shop.context
    const before = filesThere()
    shop.context.files = {
      ...files,
      save: () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })),
    }
    const refused = await prove(order.id, { photo: jpeg(photo) })
    expect(refused).toMatchObject({
      status: 507,
      body: { code: 'storage_full', message: expect.stringMatching(/room/) },
    })
    expect((await prove(order.id, {})).status).toBe(200)
    shop.context.files = files
    expect(filesThere()).toEqual(before)
    expect(await getRows(order.id)).toEqual([])
    expect((await prove(order.id, { photo: jpeg(photo) })).status).toBe(200)
  })

  test('I55 I57 the photo is re-encoded without metadata and stored outside all public URLs', async () => {
    const { order } = await makeUnderWay(shop)
    const hidden = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    const answer = await prove(order.id, { photo: jpeg(hidden), note: 'With the neighbour' })
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { proof: { recipientName: 'Um Khalid', note: 'With the neighbour' } } },
    })
    const [row] = await getRows(order.id)
    expect(answer.body.data.proof.fileId).toBe(row?.id)
    const file = join(folder(), `${row?.id}.jpg`)
    const bytes = readFileSync(file)
    const about = await sharp(bytes).metadata()
    expect(about).toMatchObject({ format: 'jpeg', width: 1_600, height: 800 })
    expect([about.exif, about.xmp, about.iptc]).toEqual([undefined, undefined, undefined])
    expect(bytes.includes('Nora-was-here') || bytes.includes('secret-place') || bytes.includes('<script')).toBe(false)
    expect(photo.includes('Nora-was-here') && photo.includes('secret-place')).toBe(true)
    expect(row).toMatchObject({
      bytes: bytes.length,
      width: 1_600,
      height: 800,
      kind: 'proof',
      created_by: driver.userId,
    })
    expect([statSync(folder()).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
    for (const path of [
      `/pictures/../private/${row?.id}.jpg`,
      `/private/${row?.id}.jpg`,
      `/pictures/%2e%2e/private/${row?.id}.jpg`,
    ])
      expect((await driver.visitor.fetch(path)).status).toBe(404)
  })

  test('given repeated and concurrent requests, the first proof is stored once and all get the same answer', async () => {
    const { order } = await makeUnderWay(shop)
    const before = filesThere().length
    const other = twin.visitor()
    other.token = driver.visitor.token
    const answers = await Promise.all([
      prove(order.id, { photo: jpeg(photo) }),
      prove(order.id, { photo: jpeg(photo) }, other),
      prove(order.id, { photo: jpeg(photo) }),
      prove(order.id, { photo: jpeg(photo) }, other),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body.data.proof.fileId)).size).toBe(1)
    await walkOrder(shop, order.id, ['delivered'])
    const replayed = await prove(order.id, { recipientName: 'Somebody else', photo: jpeg(photo) })
    expect(replayed.body.data.proof.recipientName).toBe('Um Khalid')
    expect(await getProofs(order.id)).toHaveLength(1)
    expect(await getRows(order.id)).toHaveLength(1)
    expect(filesThere()).toHaveLength(before + 1)
  })

  test('a proof without a photo or after completion is stored too', async () => {
    const { order } = await makeUnderWay(shop)
    await walkOrder(shop, order.id, ['delivered', 'completed'])
    // A browser sends a file field that nobody filled as an empty file without a name.
    const body = [
      '--b\r\ncontent-disposition: form-data; name="recipientName"\r\n\r\nUm Khalid\r\n',
      '--b\r\ncontent-disposition: form-data; name="photo"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--b--\r\n',
    ].join('')
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await driver.visitor.call('addProof', { params: { orderId: order.id }, body, headers })
    expect(answer.body.data.proof).toMatchObject({ recipientName: 'Um Khalid', note: '', fileId: null })
  })

  test('is refused before dispatch, for buyers and for a missing order; no file remains', async () => {
    const before = filesThere().length
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const early = await prove(order.id, { photo: jpeg(photo) })
    expect(early).toMatchObject({ status: 409, body: { code: 'order.not_under_way' } })
    expect((await prove(order.id, {}, buyer.visitor)).status).toBe(403)
    expect((await prove(crypto.randomUUID(), { photo: jpeg(photo) })).status).toBe(404)
    expect(filesThere()).toHaveLength(before)
    expect(await getProofs(order.id)).toEqual([])
  })

  test('other formats, damaged, too large and decompression-bomb pictures are refused at the field, and nothing is stored', async () => {
    const { order } = await makeUnderWay(shop)
    const before = filesThere().length
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const webp = await sharp(png).webp().toBuffer()
    // A few kilobytes that claim to be 900 million pixels.
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    const start = Buffer.from([0xff, 0xd8, 0xff])
    const bad: [string, Uint8Array, string, string][] = [
      ['svg', svg, 'image/jpeg', 'picture.kind'],
      ['html', html, 'image/png', 'picture.kind'],
      ['webp', webp, 'image/png', 'picture.kind'],
      ['a polyglot', Buffer.concat([start, html]), 'image/jpeg', 'picture.unreadable'],
      ['a cut picture', photo.subarray(0, photo.length / 2), 'image/jpeg', 'picture.unreadable'],
      ['a bomb', bomb, 'image/png', 'picture.unreadable'],
      ['too heavy', Buffer.concat([photo, Buffer.alloc(2_000_001 - photo.length)]), 'image/jpeg', 'invalid'],
      ['far too heavy', Buffer.concat([photo, Buffer.alloc(3_000_000)]), 'image/jpeg', 'too_large'],
      ['called svg', photo, 'image/svg+xml', 'invalid'],
    ]
    for (const [name, bytes, type, code] of bad) {
      const answer = await prove(order.id, { photo: { bytes, type } })
      expect([name, answer.body.code]).toEqual([name, code])
      expect(answer.status).toBe(code === 'too_large' ? 413 : 400)
      if (code !== 'too_large') expect(answer.body.errors.photo[0]).toMatch(/picture/i)
    }
    expect(filesThere()).toHaveLength(before)
    expect(await getProofs(order.id)).toEqual([])
    const heavy = Buffer.concat([photo, Buffer.alloc(2_000_000 - photo.length)])
    expect((await prove(order.id, { photo: jpeg(heavy) })).status).toBe(200)
  })

  test('I55 a failed transaction leaves no file; one whose answer was lost keeps it', async () => {
    const { order } = await makeUnderWay(shop)
    const before = filesThere().length
    const broken = savePicture(shop.context, photo, async () => {
      throw new Error('the connection broke')
    })
    await expect(broken).rejects.toThrow('the connection broke')
    expect(filesThere()).toHaveLength(before)
    const lost = savePicture(shop.context, photo, async (picture) => {
      const owner = { kind: 'proof', orderId: order.id, createdBy: driver.userId, at: new Date() } as const
      await shop.db.transaction().execute(async (trx) => picture && insertFile(trx, picture, owner))
      throw new Error('the connection broke')
    })
    await expect(lost).rejects.toThrow('the connection broke')
    expect(await getRows(order.id)).toHaveLength(1)
    expect(filesThere()).toHaveLength(before + 1)
  })
})
