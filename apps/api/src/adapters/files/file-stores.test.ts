import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePhoto } from '../../testing/make-picture.ts'
import { openS3Server, type S3Server } from '../../testing/s3-server.ts'
import { createImageUploads } from '../image-uploads.ts'
import { createPrivateFiles } from '../private-files.ts'
import { createBucketStores, createFolderStores, type FileStores } from './create-file-stores.ts'
import { hashFile, type StoredFile } from './file-store.ts'
import { createMovingStore } from './moving-store.ts'
import { createS3Client } from './s3-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'warda-files-'))
let server: S3Server
beforeAll(async () => {
  server = await openS3Server()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const bucketStores = (prefix = ''): FileStores => createBucketStores(createS3Client(server.settings), prefix)
const KINDS: Record<string, () => FileStores> = {
  'a folder': () => createFolderStores(join(folder, 'data')),
  'a bucket': () => bucketStores(),
  'a bucket that others use too': () => bucketStores('shops/warda/'),
  'a bucket into which a folder is moved': () => {
    const [bucket, old] = [bucketStores('moving/'), createFolderStores(join(folder, 'old'))]
    return {
      pictures: createMovingStore(bucket.pictures, old.pictures),
      private: createMovingStore(bucket.private, old.private),
    }
  },
}

const listAll = async (files: AsyncIterable<StoredFile>): Promise<StoredFile[]> => Array.fromAsync(files)

describe.each(Object.keys(KINDS))('files in %s', (kind) => {
  let stores: FileStores
  beforeAll(() => {
    stores = KINDS[kind]?.() ?? stores
  })

  test('GROW-03 a saved file is read back, replaced and removed; a missing one is null', async () => {
    const store = stores.pictures
    const [first, second] = [Buffer.from([0, 255, 10, 13]), Buffer.alloc(200_000, 7)]
    expect([await store.read('a-1.webp'), await store.has('a-1.webp'), await store.hash('a-1.webp')]).toEqual([
      null,
      false,
      null,
    ])
    await store.save('a-1.webp', first)
    expect(await store.read('a-1.webp')).toEqual(first)
    await store.save('a-1.webp', second)
    expect(await store.read('a-1.webp')).toEqual(second)
    const opened = await store.open('a-1.webp')
    expect(opened?.bytes).toEqual(second)
    // A bucket gives whole seconds.
    expect(Math.abs((opened?.modifiedAt ?? 0) - Date.now())).toBeLessThan(600_000)
    expect(await store.open('a-2.webp')).toBe(null)
    expect([await store.has('a-1.webp'), await store.hash('a-1.webp')]).toEqual([true, hashFile(second)])
    await store.remove('a-1.webp')
    await store.remove('a-1.webp')
    expect([await store.read('a-1.webp'), await store.has('a-1.webp')]).toEqual([null, false])
  })

  test('GROW-03 every file is listed once with its size, and pictures and private files are apart', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `list-${index}.avif`)
    await Promise.all(names.map((name) => stores.pictures.save(name, Buffer.from(name))))
    await stores.private.save('list-secret.jpg', Buffer.from('secret'))
    const listed = (await listAll(stores.pictures.list())).filter(({ name }) => name.startsWith('list-'))
    expect(listed.map(({ name }) => name).sort()).toEqual(names.toSorted())
    for (const { name, bytes, modifiedAt } of listed) {
      expect(bytes).toBe(name.length)
      expect(modifiedAt).toBeGreaterThan(Date.UTC(2020))
    }
    expect(await stores.pictures.read('list-secret.jpg')).toBeNull()
  })

  test('GROW-03 concurrent writers of one file leave one of their contents, completely', async () => {
    const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(50_000, index))
    await Promise.all(contents.map((bytes) => stores.pictures.save('race-1.webp', bytes)))
    const left = await stores.pictures.read('race-1.webp')
    expect(contents.some((bytes) => left?.equals(bytes))).toBe(true)
  })

  test('GROW-03 an uploaded picture has all its files, is not encoded again, and is removed with all of them', async () => {
    const uploads = createImageUploads(stores.pictures)
    const photo = await makePhoto(330, 300)
    const stored = await uploads.store(photo)
    if (!stored.ok) throw new Error(stored.code)
    const { key, widths } = stored.value
    expect(widths).toEqual([160, 320, 330])
    for (const width of widths) {
      expect((await uploads.open(`${key}-${width}.webp`))?.bytes.subarray(8, 12).toString()).toBe('WEBP')
      expect((await uploads.open(`${key}-${width}.avif`))?.bytes.subarray(4, 8).toString()).toBe('ftyp')
    }
    expect([await uploads.has(key), await uploads.store(photo)]).toEqual([true, stored])
    await stores.pictures.remove(`${key}-320.webp`)
    expect(await uploads.has(key)).toBe(false)
    expect(await uploads.store(photo)).toEqual(stored)
    expect(await uploads.has(key)).toBe(true)
    await uploads.remove(stored.value)
    const left = (await listAll(stores.pictures.list())).filter(({ name }) => name.startsWith(key))
    expect([await uploads.has(key), left]).toEqual([false, []])
  })

  test('GROW-03 P24 I55 a private picture is read by id and hash alone, and found by its age', async () => {
    const files = createPrivateFiles(stores.private)
    const saved = await files.save(await makePhoto())
    if (!saved.ok) throw new Error(saved.code)
    const { id, sha256, bytes } = saved.value
    expect((await files.read(id, sha256))?.length).toBe(bytes)
    expect(await files.read(id, Buffer.alloc(32))).toBeNull()
    const { modifiedAt } = (await listAll(stores.private.list())).find(({ name }) => name === `${id}.jpg`) ?? {}
    const isOld = async (before: number) => (await files.listOld(before)).some((old) => old.id === id)
    expect([await isOld((modifiedAt ?? 0) + 1), await isOld(modifiedAt ?? 0)]).toEqual([true, false])
    await files.removeFile(`${id}.jpg`)
    expect(await files.read(id, sha256)).toBeNull()
  })
})

test('GROW-03 while a folder is moved its files are read, new ones go to the bucket, and removed ones disappear from both', async () => {
  const [bucket, old] = [bucketStores('half/').private, createFolderStores(join(folder, 'half')).private]
  const store = createMovingStore(bucket, old)
  await old.save('old.jpg', Buffer.from('old'))
  expect([await store.read('old.jpg'), await store.has('old.jpg')]).toEqual([Buffer.from('old'), true])
  await store.save('new.jpg', Buffer.from('new'))
  expect([await bucket.has('new.jpg'), await old.has('new.jpg')]).toEqual([true, false])
  await bucket.save('old.jpg', Buffer.from('old'))
  await store.remove('old.jpg')
  expect([await bucket.has('old.jpg'), await old.has('old.jpg')]).toEqual([false, false])
})
