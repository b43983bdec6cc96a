import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createFolderStore } from '../files/folder-store.ts'
import { createImageUploads } from '../image-uploads.ts'
import { type StoredPicture, storePicture } from '../pictures.ts'
import { createLinkPreview } from './link-preview.ts'
import { STANDARD_PROFILE } from './sizes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'warda-link-previews-'))
const store = createFolderStore(folder)
const uploads = createImageUploads(store)
afterAll(() => rmSync(folder, { recursive: true }))

/** A picture with a red middle on white. */
const draw = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: width >> 1, height: height >> 1, channels: 3, background: '#ff0000' } },
        gravity: 'centre',
      },
    ])
    .png()
    .toBuffer()

async function store4by5(): Promise<StoredPicture> {
  const stored = await storePicture(await draw(400, 500), store, { ...STANDARD_PROFILE, version: 'test' })
  if (!stored.ok) throw new Error(stored.code)
  return stored.value
}

/** Whether a pixel of the preview is red. */
async function isRed(preview: Buffer, left: number, top: number): Promise<boolean> {
  const [red = 0, green = 0] = await sharp(preview).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return red > 200 && green < 80
}

test.each([
  ['tall', 400, 500],
  ['square', 500, 500],
  ['tiny', 20, 30],
  ['wide', 1600, 700],
])(
  'WEB-03 the link preview of a %s picture is a JPEG of 1200 × 630 px with its middle in the middle',
  async (_, width, height) => {
    const preview = await createLinkPreview(await draw(width, height))
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(await isRed(preview, 600, 315)).toBe(true)
    for (const left of [5, 1194]) expect(await isRed(preview, left, 315)).toBe(false)
  },
)

test('WEB-03 a tall picture is shown whole, from its upper to its lower edge', async () => {
  const preview = await createLinkPreview(await draw(400, 500))
  const rows = await Promise.all([100, 200, 430, 530].map((top) => isRed(preview, 600, top)))
  expect(rows).toEqual([false, true, true, false])
})

test('WEB-03 simultaneous requests create one link preview, which is kept and deleted with its picture', async () => {
  const picture = await store4by5()
  const listPreviews = () => readdirSync(folder).filter((file) => file.endsWith('-link-preview.jpg'))
  const opened = await Promise.all(Array.from({ length: 5 }, () => uploads.openLinkPreview(picture.key)))
  expect(new Set(opened.map((file) => file?.bytes)).size).toBe(1)
  expect(listPreviews()).toEqual([`${picture.key}-link-preview.jpg`])
  expect((await uploads.openLinkPreview(picture.key))?.modifiedAt).toBe(opened[0]?.modifiedAt)
  await uploads.remove(picture)
  expect(listPreviews()).toEqual([])
  expect(await uploads.openLinkPreview(picture.key)).toBeNull()
})
