import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SHOP_PICTURE_TYPES } from '@warda/contract/wire/file'
import { ok } from '@warda/domain/result'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from '../../adapters/files/folder-store.ts'
import { createImageUploads } from '../../adapters/image-uploads.ts'
import { makePhoto, toFormData } from '../../testing/make-picture.ts'
import { productForm } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const upload = (bytes: Uint8Array, type = 'image/jpeg', use?: string, user = admin) =>
  user.visitor.call('addPicture', { body: toFormData({ picture: { bytes, type }, use }) })

test('ADMIN-01 an uploaded picture is public in every width, in AVIF and WebP, and uploading it again gives the same picture', async () => {
  const photo = await makePhoto(700, 500)
  const { status, body } = await upload(photo)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ width: 700, height: 500, widths: [160, 320, 480, 640, 700], alt: '' })
  expect(body.data.preview).toMatch(/^data:image/)
  for (const width of body.data.widths)
    for (const kind of ['avif', 'webp'])
      expect(existsSync(join(shop.context.config.DATA_FOLDER, 'pictures', `${body.data.key}-${width}.${kind}`))).toBe(
        true,
      )
  const response = await shop.visitor().fetch(`/pictures/${body.data.key}-160.avif`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  const bytes = Buffer.from(await (await shop.visitor().fetch(`/pictures/${body.data.key}-700.webp`)).arrayBuffer())
  expect(bytes.includes('Nora-was-here') || bytes.includes('secret-place')).toBe(false)
  const again = await Promise.all([upload(photo), upload(photo)])
  expect(again.map((answer) => answer.body)).toEqual([body, body])
  const { key } = body.data
  const form = await productForm(shop, { pictures: [{ key, altEn: 'Sea', altAr: 'بحر', focusX: 0.1, focusY: 0.9 }] })
  expect((await admin.visitor.call('addProduct', { body: form })).status).toBe(200)
})

test('ADMIN-01 refuses a file that is no picture, is truncated, or unpacks to too much, with a message', async () => {
  const bomb = await sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const photo = await makePhoto(700, 500)
  const refused: [Uint8Array, string, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/png', 'picture.unknown_kind'],
    [Buffer.from('GIF89a'), 'image/jpeg', 'picture.unknown_kind'],
    [photo.subarray(0, photo.length / 2), 'image/jpeg', 'picture.unreadable'],
    [bomb, 'image/png', 'picture.unreadable'],
  ]
  for (const [bytes, type, code] of refused) {
    const { status, body } = await upload(bytes, type)
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, code, ['picture']])
  }
  expect((await upload(Buffer.from('x'), 'image/svg+xml')).status).toBe(400)
  expect((await upload(Buffer.alloc(2_000_001), 'image/png')).status).toBeGreaterThanOrEqual(400)
})

test('DESK-07 a picture may be any kind that the form offers: JPEG, PNG, WebP or AVIF', async () => {
  const image = sharp(await makePhoto(600, 750))
  for (const type of SHOP_PICTURE_TYPES) {
    const bytes = await image.clone()[type.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'avif']().toBuffer()
    const { status, body } = await upload(bytes, type, 'card')
    expect([type, status, body.data?.width]).toEqual([type, 200, 600])
  }
  const { body } = await upload(Buffer.from('GIF89a'), 'image/gif', 'card')
  expect(body).toMatchObject({ status: 400, errors: { picture: [expect.stringContaining('AVIF')] } })
})

test('DESK-07 a picture that is too small for a card is refused with its size and the least one, in both languages; a logo may be small', async () => {
  const arab = await makeUser(shop, { role: 'Admin', language: 'ar' })
  const small = await makePhoto(300, 800)
  const { body } = await upload(small, 'image/jpeg', 'card')
  expect(body).toMatchObject({
    status: 400,
    code: 'picture.too_small',
    errors: { picture: [expect.stringMatching(/300 × 800.*480 × 480/)] },
  })
  expect((await upload(small, 'image/jpeg', 'card', arab)).body.errors.picture[0]).toMatch(/300 × 800.*480 × 480/)
  expect((await upload(small)).status).toBe(200)
  // Stored before as a logo, it is refused as a card all the same.
  expect((await upload(small, 'image/jpeg', 'card')).body.code).toBe('picture.too_small')
  expect((await upload(await makePhoto(480, 480), 'image/jpeg', 'card')).status).toBe(200)
})

test('ADMIN-01 processes one picture at a time, and refuses more than the queue holds', async () => {
  let running = 0
  let most = 0
  const picture = { key: 'k', width: 1, height: 1, widths: [1], colour: '#fff', preview: '' }
  const desk = createImageUploads(createFolderStore('nowhere'), async () => {
    running += 1
    most = Math.max(most, running)
    await pause(1)
    running -= 1
    return ok(picture)
  })
  const answers = await Promise.all(Array.from({ length: 40 }, () => desk.store(new Uint8Array())))
  expect(most).toBe(1)
  expect(answers.filter((answer) => answer.ok)).toHaveLength(24)
  expect(answers.find((answer) => !answer.ok)).toMatchObject({ code: 'busy' })
  expect(await desk.store(new Uint8Array())).toEqual(ok(picture))
})
