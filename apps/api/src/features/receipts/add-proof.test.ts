import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildAddress } from '@warda/contract/call'
import { sql } from 'kysely'
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
  visitor.call('addProof', {
    params: { orderId },
    body: toFormData({ recipientName: 'Um Khalid', early: 'true', ...fields }),
  })
const folder = () => join(shop.context.config.DATA_FOLDER, 'private')
const filesThere = () => (existsSync(folder()) ? readdirSync(folder()) : [])
const getProofs = (orderId: string) =>
  shop.db.selectFrom('delivery_proof').selectAll().where('order_id', '=', orderId).execute()
const getState = async (orderId: string) =>
  (await shop.db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state
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
    const other = await makeUnderWay(shop)
    expect((await prove(other.order.id, {})).status).toBe(200)
    shop.context.files = files
    expect(filesThere()).toEqual(before)
    expect(await getRows(order.id)).toEqual([])
    expect(await getState(order.id)).toBe('outForDelivery')
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

  test('AGREE-07 given the same proof repeatedly and at once, it is stored once; another proof is refused and leaves no file', async () => {
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
    for (const different of [
      { recipientName: 'Somebody else', photo: jpeg(photo) },
      { photo: jpeg(await makePhoto(400, 300)) },
      { note: 'At the door', photo: jpeg(photo) },
      {},
    ])
      expect((await prove(order.id, different)).body).toMatchObject({ code: 'proof.exists', status: 409 })
    expect(await getProofs(order.id)).toMatchObject([{ recipient_name: 'Um Khalid', attempt: 1 }])
    expect(await getRows(order.id)).toHaveLength(1)
    expect(filesThere()).toHaveLength(before + 1)
  })

  test('OPEN-04 the mail with the receipt link leads to the photo on the tracking page, and only when there is one', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    await prove(order.id, { photo: jpeg(photo) })
    const mail = (await shop.mails(buyer.email)).find(({ body_text: text }) => text.includes('/confirm-receive-order'))
    const code = /\/t\/([A-Za-z0-9]{10})/.exec(mail?.body_text ?? '')?.[1] ?? ''
    expect(mail?.body_text).toContain('was delivered')
    const shown = await shop.visitor().call('getTracking', { params: { code } })
    expect(shown.body.data).toMatchObject({ stage: 'delivered', delivered: { hasPhoto: true } })
    const picture = await shop.visitor().fetch(`/api${buildAddress('getTrackingPhoto', { params: { code } }).address}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const without = await makeUnderWay(shop)
    await prove(without.order.id, {})
    const other = (await shop.mails(without.buyer.email)).find(({ body_text: text }) =>
      text.includes('/confirm-receive'),
    )
    expect(other?.body_text).toContain('was delivered')
    expect(other?.body_text).not.toMatch(/\/t\//)
  })

  test('AGREE-07 a proof completes the delivery under way in one transaction, and is added once to a delivered order without one', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    const answer = await prove(order.id, { note: 'With the guard' })
    expect(answer.body.data).toMatchObject({ orderStage: 6, attempt: 1, proof: { note: 'With the guard' } })
    const rows = await sql<{ same: boolean }>`
      select o.delivered_at = p.at as same from orders o join delivery_proof p on p.order_id = o.id where o.id = ${order.id}
    `.execute(shop.db)
    expect(rows.rows).toEqual([{ same: true }])
    expect((await shop.mails(buyer.email)).some((mail) => mail.body_text.includes('/confirm-receive-order'))).toBe(true)
    const late = await makeUnderWay(shop)
    await walkOrder(shop, late.order.id, ['delivered', 'completed'])
    // A browser sends a file field that nobody filled as an empty file without a name.
    const body = [
      '--b\r\ncontent-disposition: form-data; name="recipientName"\r\n\r\nUm Khalid\r\n',
      '--b\r\ncontent-disposition: form-data; name="photo"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--b--\r\n',
    ].join('')
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const added = await driver.visitor.call('addProof', { params: { orderId: late.order.id }, body, headers })
    expect(added.body.data.proof).toMatchObject({ recipientName: 'Um Khalid', note: '', fileId: null })
  })

  test('AGREE-07 a promised day that is still ahead is completed only with the explicit field, except by the specified call of older clients', async () => {
    const { order } = await makeUnderWay(shop, { deliveryDate: '2026-12-06', deliverySlot: '11:00-13:00' })
    const refusal = { code: 'order.promised_later', message: expect.stringMatching(/Sunday.*6 December|December 6/) }
    const query = { orderId: order.id, orderStage: 6 }
    const unconfirmed = { query: { ...query, early: false } }
    expect((await driver.visitor.call('updateOrderStage', unconfirmed)).body).toMatchObject(refusal)
    const many = { orderIds: [order.id], orderStage: 6 }
    expect((await driver.visitor.call('updateManyStages', { body: many })).body.data).toMatchObject([{ ok: false }])
    const before = filesThere().length
    for (const early of ['false', undefined])
      expect((await prove(order.id, { photo: jpeg(photo), early })).body).toMatchObject(refusal)
    expect([await getState(order.id), await getProofs(order.id)]).toEqual(['outForDelivery', []])
    expect(filesThere()).toHaveLength(before)
    const done = await driver.visitor.call('updateOrderStage', { query })
    expect(done.body.data.orderStage).toBe(6)
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
    expect(await getState(order.id)).toBe('outForDelivery')
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
