import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '../../testing/s3-server.ts'
import { createBucketStores, createFolderStores, type FileStores } from './create-file-stores.ts'
import { hashFile } from './file-store.ts'
import { moveFiles } from './move-files.ts'
import { createS3Client } from './s3-client.ts'

let server: S3Server
let data: string
let folder: FileStores
let bucket: FileStores
let count = 0
beforeAll(async () => {
  server = await openS3Server()
})
afterAll(() => server.close())
beforeEach(() => {
  server.failWith(() => null)
  if (data) rmSync(data, { recursive: true, force: true })
  data = mkdtempSync(path.join(tmpdir(), 'warda-move-'))
  folder = createFolderStores(data)
  count += 1
  const limits = { attempts: 2, attemptMs: 20_000, totalMs: 60_000, pauseMs: 1 }
  bucket = createBucketStores(createS3Client(server.settings, limits), `move-${count}/`)
})

const content = (name: string): Buffer => Buffer.from(`content of ${name}`)
const names = Array.from({ length: 20 }, (_, index) => `p-${index}.webp`)
const fill = () => Promise.all(names.map((name) => folder.pictures.save(name, content(name))))

test('GROW-03 every file is copied with its content, unfinished ones are not, and a second run copies nothing', async () => {
  await fill()
  writeFileSync(path.join(data, 'pictures', 'p-1.webp.x.half'), 'half')
  expect(await moveFiles(folder.pictures, bucket.pictures)).toMatchObject({ copied: 20, present: 0, failed: [] })
  for (const name of names) expect(await bucket.pictures.read(name)).toEqual(content(name))
  expect((await Array.fromAsync(bucket.pictures.list())).length).toBe(20)
  server.failWith(() => null)
  expect(await moveFiles(folder.pictures, bucket.pictures)).toMatchObject({ copied: 0, present: 20, failed: [] })
  expect(server.requests().filter((request) => request.startsWith('PUT'))).toEqual([])
  expect(readdirSync(path.join(data, 'pictures'))).toHaveLength(21)
})

test('GROW-03 an interrupted move continues with the files that are missing or differ', async () => {
  await fill()
  let puts = 0
  server.failWith(({ method }) => {
    if (method !== 'PUT') return null
    puts += 1
    return puts > 7 ? { status: 403, code: 'AccessDenied' } : null
  })
  const first = await moveFiles(folder.pictures, bucket.pictures, { remove: true })
  expect([first.copied, first.removed, first.failed.length]).toEqual([7, 7, 13])
  // Only verified files have left the folder.
  expect(readdirSync(path.join(data, 'pictures'))).toHaveLength(13)
  server.failWith(() => null)
  await bucket.pictures.save('p-19.webp', Buffer.from('another content'))
  await folder.pictures.save('p-19.webp', content('p-19.webp'))
  const second = await moveFiles(folder.pictures, bucket.pictures, { remove: true })
  expect(second.failed).toEqual([])
  expect(readdirSync(path.join(data, 'pictures'))).toEqual([])
  for (const name of names) expect(await bucket.pictures.hash(name)).toBe(hashFile(content(name)))
})

test('GROW-03 a copy that differs is not taken for the file, which stays where it was', async () => {
  await folder.private.save('a.jpg', content('a'))
  const lying = { ...bucket.private, save: (name: string) => bucket.private.save(name, Buffer.from('other')) }
  const result = await moveFiles(folder.private, lying, { remove: true })
  expect(result).toMatchObject({ copied: 0, removed: 0, failed: [{ name: 'a.jpg', reason: 'the copy differs' }] })
  expect(await folder.private.has('a.jpg')).toBe(true)
})

test('GROW-03 files that are added and removed during the move do no harm', async () => {
  await fill()
  const from = {
    ...folder.pictures,
    async *list() {
      for await (const file of folder.pictures.list()) {
        if (file.name === 'p-5.webp') await folder.pictures.remove('p-5.webp')
        yield file
      }
      await folder.pictures.save('late-1.webp', content('late'))
    },
  }
  expect(await moveFiles(from, bucket.pictures)).toMatchObject({ copied: 19, failed: [] })
  expect(await moveFiles(folder.pictures, bucket.pictures)).toMatchObject({ copied: 1, present: 19 })
})

test('GROW-03 the command moves pictures and private files, says how many, and brings them back', async () => {
  await folder.pictures.save('p-1.webp', content('p'))
  await folder.private.save('d-1.jpg', content('d'))
  const prefix = `command-${count}/`
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, '../../move-files.ts'), ...options], {
      env: { PATH: process.env.PATH, ...server.environment, S3_PREFIX: prefix, DATA_FOLDER: data },
    })
  const { stdout } = await run('--remove')
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    'pictures: 1 copied and compared (0.0 MB), 0 were there, 1 removed from the old place.',
    'private: 1 copied and compared (0.0 MB), 0 were there, 1 removed from the old place.',
  ])
  expect([existsSync(path.join(data, 'pictures/p-1.webp')), existsSync(path.join(data, 'private/d-1.jpg'))]).toEqual([
    false,
    false,
  ])
  await run('--to-folder')
  expect(await folder.private.read('d-1.jpg')).toEqual(content('d'))
  await expect(run('--bogus')).rejects.toMatchObject({ code: 1 })
})
