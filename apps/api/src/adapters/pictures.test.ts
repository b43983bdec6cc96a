import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createFolderStore } from './files/folder-store.ts'
import { HERO_PROFILE, STANDARD_PROFILE } from './pictures/sizes.ts'
import { hasPicture, storePicture, storePictures } from './pictures.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'warda-pictures-'))
const store = createFolderStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const catalogue = path.resolve(import.meta.dirname, '../../../../catalogue/pictures')
const testProfile = { ...STANDARD_PROFILE, version: 'test' }
const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08090' } })

test('a picture is stored as AVIF and WebP at every width up to its own, with its colour and a small preview', async () => {
  const stored = await storePicture(await createImage(700, 875).jpeg().toBuffer(), store, testProfile)
  if (!stored.ok) throw new Error(stored.code)
  const { key, widths, colour, preview } = stored.value
  expect(stored.value).toMatchObject({ width: 700, height: 875 })
  expect(widths).toEqual([160, 320, 480, 640, 700])
  for (const width of widths) {
    for (const kind of ['avif', 'webp'] as const) {
      const metadata = await sharp(path.join(folder, `${key}-${width}.${kind}`)).metadata()
      expect(metadata).toMatchObject({
        width,
        height: Math.round(width * 1.25),
        format: kind === 'avif' ? 'heif' : 'webp',
      })
    }
  }
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(preview).toMatch(/^data:image\/webp;base64,/)
  expect(preview.length).toBeLessThan(400)
})

test('metadata of the camera is removed and the orientation is applied', async () => {
  const turned = await createImage(200, 100)
    .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const stored = await storePicture(turned, store, { ...testProfile, widths: [80] })
  if (!stored.ok) throw new Error(stored.code)
  expect(stored.value).toMatchObject({ width: 100, height: 200 })
  for (const name of readdirSync(folder).filter((file) => file.startsWith(`${stored.value.key}-`))) {
    const { exif, xmp, orientation } = await sharp(path.join(folder, name)).metadata()
    expect([exif, xmp, orientation ?? 1]).toEqual([undefined, undefined, 1])
  }
})

test('content that is not JPEG, PNG or WebP is rejected', async () => {
  const texts = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', '', 'GIF89a', 'RIFF1234WAVE']
  for (const text of texts)
    expect(await storePicture(Buffer.from(text), store, testProfile)).toMatchObject({ code: 'picture.unknown_kind' })
})

test('a truncated picture and one of too many pixels are rejected', async () => {
  const complete = readFileSync(path.join(catalogue, 'roses-01.jpg'))
  expect(await storePicture(complete.subarray(0, 60_000), store, testProfile)).toMatchObject({
    code: 'picture.unreadable',
  })
  const bomb = await createImage(7_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(300_000)
  expect(await storePicture(bomb, store, testProfile)).toMatchObject({ code: 'picture.unreadable' })
})

test('a stored picture is not encoded again', async () => {
  const bytes = await createImage(320, 320).png().toBuffer()
  const first = await storePicture(bytes, store, testProfile)
  if (!first.ok) throw new Error(first.code)
  const file = path.join(folder, `${first.value.key}-320.avif`)
  const before = statSync(file).mtimeMs
  expect(await storePicture(bytes, store, testProfile)).toEqual(first)
  expect(statSync(file).mtimeMs).toBe(before)
})

test('a picture with a missing file counts as absent and is stored again', async () => {
  const bytes = await createImage(320, 300).png().toBuffer()
  const first = await storePicture(bytes, store, testProfile)
  if (!first.ok) throw new Error(first.code)
  const file = path.join(folder, `${first.value.key}-320.webp`)
  rmSync(file)
  expect(await hasPicture(store, first.value.key)).toBe(false)
  expect(await storePicture(bytes, store, testProfile)).toEqual(first)
  expect([await hasPicture(store, first.value.key), existsSync(file)]).toEqual([true, true])
})

test('no file of a hero picture exceeds 40 KB', async () => {
  const jobs = ['hero-1', 'hero-2'].map((name) => ({
    name,
    file: path.join(catalogue, `${name}.jpg`),
    profile: { ...HERO_PROFILE, widths: [1280, 1920] },
  }))
  const progress: number[] = []
  const stored = await storePictures(jobs, store, (done) => progress.push(done))
  expect(progress).toEqual([1, 2])
  for (const { key, widths } of stored.values())
    for (const width of widths)
      for (const kind of ['avif', 'webp'])
        expect(statSync(path.join(folder, `${key}-${width}.${kind}`)).size).toBeLessThanOrEqual(40_000)
})

test('storing many pictures throws at the first that cannot be decoded', async () => {
  const file = path.resolve(import.meta.dirname, 'pictures.ts')
  await expect(storePictures([{ name: 'x', file, profile: testProfile }], store)).rejects.toThrow(/can't be used/)
})
