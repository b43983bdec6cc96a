import { expect, test } from 'vitest'
import { packPictures, unpackPictures } from './stored-pictures.ts'

test('RUN-01 a waiting delivery is stored without a Blob, which WebKit refuses in private windows, and read with it', async () => {
  const photo = new Blob(['bytes'], { type: 'image/jpeg' })
  const entry = { id: 1, input: { params: { orderId: 'a' }, body: { recipientName: 'Um Khalid', photo } } }
  const stored = await packPictures(entry)
  expect(Object.values(stored.input.body).some((value) => value instanceof Blob)).toBe(false)
  const read = unpackPictures(stored)
  expect(read).toMatchObject({ id: 1, input: { params: { orderId: 'a' }, body: { recipientName: 'Um Khalid' } } })
  expect([read.input.body.photo.type, await read.input.body.photo.text()]).toEqual(['image/jpeg', 'bytes'])
})

test('RUN-01 an entry without a picture, and one of an older version with a Blob, stay as they are', async () => {
  const plain = { input: { query: { orderId: 'a' } } }
  expect(unpackPictures(await packPictures(plain))).toEqual(plain)
  const photo = new Blob(['old'])
  expect(unpackPictures({ input: { body: { photo } } }).input.body.photo).toBe(photo)
})
