import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { deleteExpired } from '../../jobs/delete-expired.ts'
import { toFormData } from '../../testing/make-picture.ts'
import { productForm } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'
import { lockPictures } from './picture-queries.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

type Uploaded = { key: string; width: number; height: number; widths: number[]; colour: string; preview: string }
let shade = 0
const photo = (): Promise<Buffer> => {
  shade += 1
  return sharp({ create: { width: 200, height: 160, channels: 3, background: { r: shade, g: 40, b: 90 } } })
    .png()
    .toBuffer()
}
const send = async (bytes: Uint8Array): Promise<Uploaded> => {
  const { alt: _, ...picture } = (
    await admin.visitor.call('addPicture', { body: toFormData({ picture: { bytes, type: 'image/png' } }) })
  ).body.data
  return picture
}
const upload = async (): Promise<Uploaded> => send(await photo())
const aged = (days: number, ...pictures: Uploaded[]) =>
  shop.db
    .updateTable('picture')
    .set({ created_at: new Date(shop.clock.now() - days * DAY_MS) })
    .where(
      'key',
      'in',
      pictures.map(({ key }) => key),
    )
    .execute()
const getFiles = async ({ key }: Uploaded) =>
  (await readdir(join(shop.context.config.DATA_FOLDER, 'pictures'))).filter((file) => file.startsWith(key))
const isThere = async (picture: Uploaded) => {
  const row = await shop.db.selectFrom('picture').select('key').where('key', '=', picture.key).executeTakeFirst()
  const files = (await getFiles(picture)).length
  // Both or neither: a row without files would leave a gap in a page.
  expect(files).toBe(row ? picture.widths.length * 2 + 1 : 0)
  return row !== undefined
}
const inProduct = async ({ key }: Uploaded, changed: object = {}) => {
  const pictures = [{ key, altEn: 'Sea', altAr: 'بحر', focusX: 0.5, focusY: 0.5 }]
  const saved = await admin.visitor.call('addProduct', { body: await productForm(shop, { pictures, ...changed }) })
  return saved
}
const saveSite = async (pictures: Uploaded[]) => {
  const { data } = (await admin.visitor.call('adminSettings')).body
  const { version } = data.find(({ key }: { key: string }) => key === 'sitePictures')
  const heroes = pictures.map((picture) => ({ ...picture, alt: { en: 'Roses', ar: 'ورود' } }))
  const body = { value: { heroes, about: null, services: null }, version }
  return admin.visitor.call('saveSetting', { params: { key: 'sitePictures' }, body })
}

test('deletes the row and files of pictures unused for two days, and keeps younger ones', async () => {
  const [old, young] = [await upload(), await upload()]
  await aged(3, old)
  await aged(1.9, young)
  await deleteExpired(shop.context, {})
  expect([await isThere(old), await isThere(young)]).toEqual([false, true])
  expect((await shop.visitor().fetch(`/pictures/${old.key}-160.webp`)).status).toBe(404)
})

test('keeps pictures of a product, a draft, a category, the site or an earlier setting', async () => {
  const used = {
    product: await upload(),
    draft: await upload(),
    site: await upload(),
    earlier: await upload(),
    category: await upload(),
    imported: await upload(),
  }
  await inProduct(used.product)
  await inProduct(used.draft, { status: 'draft' })
  expect((await saveSite([used.earlier])).status).toBe(200)
  expect((await saveSite([used.site])).status).toBe(200)
  const { id } = await shop.db.selectFrom('category').select('id').executeTakeFirstOrThrow()
  await shop.db.updateTable('category').set({ picture_key: used.category.key }).where('id', '=', id).execute()
  const created = await shop.db
    .insertInto('product_import')
    .values({ actor_id: admin.userId, file_name: 'roses.csv', state: 'checked' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const data = JSON.stringify({ picture_keys: `${used.imported.key}` })
  await shop.db.insertInto('product_import_row').values({ import_id: created.id, line: 2, data }).execute()
  await aged(400, ...Object.values(used))
  await deleteUnusedPictures(shop.context)
  for (const [by, picture] of Object.entries(used)) expect([by, await isThere(picture)]).toEqual([by, true])

  // After the import is cancelled nothing refers to its picture.
  await shop.db.updateTable('product_import').set({ state: 'cancelled' }).where('id', '=', created.id).execute()
  await deleteUnusedPictures(shop.context)
  expect(await isThere(used.imported)).toBe(false)
  // The earlier setting can be restored.
  expect((await saveSite([used.earlier])).status).toBe(200)
})

test('a form with a deleted picture is refused with a message, in products and settings', async () => {
  const picture = await upload()
  await aged(3, picture)
  await deleteUnusedPictures(shop.context)
  expect(await inProduct(picture)).toMatchObject({ body: { code: 'product.picture_gone' } })
  const site = await saveSite([picture])
  expect(site).toMatchObject({ status: 400, body: { code: 'product.picture_gone' } })
  expect(site.body.message).toBe('This picture isn’t there. Please upload it again.')
})

test('uploading a deleted picture restores it with a new creation time', async () => {
  const bytes = await photo()
  const first = await send(bytes)
  await aged(3, first)
  await deleteUnusedPictures(shop.context)
  expect(await isThere(first)).toBe(false)
  expect(await send(bytes)).toEqual(first)
  await aged(3, first)
  await send(bytes)
  await deleteUnusedPictures(shop.context)
  expect(await isThere(first)).toBe(true)
})

test('concurrent uploads, uses and deletions never leave a used picture without files', async () => {
  const twin = await shop.twin()
  for (let round = 0; round < 6; round++) {
    const bytes = await photo()
    const picture = await send(bytes)
    await aged(3, picture)
    const [product] = await Promise.all([
      inProduct(picture),
      deleteUnusedPictures(shop.context),
      deleteUnusedPictures(twin.context),
      round % 2 ? send(bytes) : undefined,
    ])
    const there = await isThere(picture)
    if (product.status === 200) expect(there).toBe(true)
    else expect(product.body.code).toBe('product.picture_gone')
    if (round % 2) expect(there).toBe(true)
  }
})

/** The shop whose files are deleted by `remove`. */
const withRemove = (remove: TestShop['context']['pictures']['remove']) => ({
  ...shop.context,
  pictures: { ...shop.context.pictures, remove },
})

test('given files that cannot be deleted, then the picture is gone, and the next run deletes them', async () => {
  const picture = await upload()
  await aged(3, picture)
  const hasRow = async () =>
    (await shop.db.selectFrom('picture').select('key').where('key', '=', picture.key).executeTakeFirst()) !== undefined
  const seen: boolean[] = []
  const broken = withRemove(async () => {
    seen.push(await hasRow())
    throw new Error('The bucket does not answer.')
  })
  await deleteUnusedPictures({ ...broken, log: pino({ level: 'silent' }) })
  // Another connection sees the row deleted before the first file is.
  expect(seen).toEqual([false])
  expect((await getFiles(picture)).length).toBe(picture.widths.length * 2 + 1)
  expect(await inProduct(picture)).toMatchObject({ body: { code: 'product.picture_gone' } })
  await deleteUnusedPictures(shop.context)
  expect(await isThere(picture)).toBe(false)
  expect(await shop.db.selectFrom('deleted_picture').selectAll().where('key', '=', picture.key).execute()).toEqual([])
})

test('given a picture that is uploaded again while its files are deleted, then it has its row and its files', async () => {
  const bytes = await photo()
  const picture = await send(bytes)
  await aged(3, picture)
  let uploaded: Promise<Uploaded> | undefined
  await deleteUnusedPictures(
    withRemove((removed) => {
      uploaded ??= send(bytes)
      return shop.context.pictures.remove(removed)
    }),
  )
  expect(await uploaded).toEqual(picture)
  expect(await isThere(picture)).toBe(true)
  await deleteUnusedPictures(shop.context)
  expect(await isThere(picture)).toBe(true)
})

test('keeps a picture that another transaction is about to use', async () => {
  const picture = await upload()
  await aged(3, picture)
  await inTransaction(shop.db, async (trx) => {
    expect(await lockPictures(trx, [picture.key])).toEqual(new Set([picture.key]))
    await deleteUnusedPictures(shop.context)
  })
  expect(await isThere(picture)).toBe(true)
  await deleteUnusedPictures(shop.context)
  expect(await isThere(picture)).toBe(false)
})
