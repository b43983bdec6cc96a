import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import { ok, type Result, refuse } from '@warda/domain/result'
import sharp from 'sharp'
import type { FileStore, OpenedFile } from './files/file-store.ts'
import {
  cropPixels,
  decodePicture,
  fromPixels,
  type PictureError,
  type Pixels,
  resizePixels,
} from './pictures/decode.ts'
import { createLinkPreview } from './pictures/link-preview.ts'
import { createPreview } from './pictures/preview.ts'
import { type EncodingProfile, listWidths, STANDARD_PROFILE } from './pictures/sizes.ts'

/** A picture stored as `{key}-{width}.avif` and `.webp` in all its widths; a row of table `picture`. */
export type StoredPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  colour: string
  preview: string
}

/** A part of a picture, in pixels. */
export type PictureArea = { left: number; top: number; width: number; height: number }

/** The storage key of a picture: a hash of its content, so that it can be computed before the picture is stored. */
export const getPictureKey = (
  bytes: Uint8Array,
  profile: EncodingProfile = STANDARD_PROFILE,
  area?: PictureArea,
): string =>
  createHash('sha256')
    .update(profile.version)
    .update(bytes)
    .update(area ? JSON.stringify(area) : '')
    .digest('hex')
    .slice(0, 20)

/**
 * Resizes a picture (JPEG, PNG, WebP or AVIF up to 40 megapixels) or a part of it, stores its files and returns its metadata. The key is a
 * hash of the content, so a file never changes under its name. A stored picture is not encoded again. `minSide`: pixels of the shorter side.
 */
export async function storePicture(
  bytes: Uint8Array,
  store: FileStore,
  profile: EncodingProfile = STANDARD_PROFILE,
  area?: PictureArea,
  minSide = 0,
): Promise<Result<StoredPicture, PictureError>> {
  const key = getPictureKey(bytes, profile, area)
  const existing = await readMetadata(store, key)
  if (existing) return isTooSmall(existing, minSide) ? refuseSmall(existing, minSide) : ok(existing)
  const decoded = await decodePicture(bytes)
  if (!decoded.ok) return decoded
  const pixels = area ? await cropPixels(decoded.value, area) : decoded.value
  if (isTooSmall(pixels, minSide)) return refuseSmall(pixels, minSide)
  const widths = listWidths(profile, pixels.width)
  const picture = { key, width: pixels.width, height: pixels.height, widths, ...(await createPreview(pixels)) }
  for (const width of widths) {
    const resized = await resizePixels(pixels, width)
    await store.save(`${key}-${width}.avif`, await encode(resized, 'avif', profile))
    await store.save(`${key}-${width}.webp`, await encode(resized, 'webp', profile))
  }
  // Written last: a picture with metadata has all its files.
  await store.save(metadataFile(key), Buffer.from(JSON.stringify(picture)))
  return ok(picture)
}

type Dimensions = { width: number; height: number }

const isTooSmall = ({ width, height }: Dimensions, minSide: number): boolean => Math.min(width, height) < minSide

const refuseSmall = ({ width, height }: Dimensions, least: number) =>
  refuse('picture.too_small', { width, height, least })

/** Whether all files of a picture exist. */
export const hasPicture = async (store: FileStore, key: string): Promise<boolean> =>
  (await readMetadata(store, key)) !== null

/** Deletes the files of a picture, its metadata first: without metadata the picture counts as absent. */
export async function removePicture(store: FileStore, picture: Pick<StoredPicture, 'key' | 'widths'>): Promise<void> {
  await store.remove(metadataFile(picture.key))
  await Promise.all([...imageFiles(picture), linkPreviewFile(picture.key)].map((file) => store.remove(file)))
}

/** The picture that is shown with a link to a page (WEB-03), created when it is first asked for; null when there is no such picture. */
export async function openLinkPreview(store: FileStore, key: string): Promise<OpenedFile | null> {
  const existing = await store.open(linkPreviewFile(key))
  if (existing) return existing
  const picture = await readMetadata(store, key)
  const source = picture && (await store.read(`${key}-${Math.max(...picture.widths)}.webp`))
  if (!source) return null
  await store.save(linkPreviewFile(key), await createLinkPreview(source))
  // The picture may have been deleted meanwhile.
  if (!(await store.has(metadataFile(key)))) await store.remove(linkPreviewFile(key))
  return store.open(linkPreviewFile(key))
}

/** `area`: only this part of the picture. */
export type PictureJob = { name: string; file: string; profile: EncodingProfile; area?: PictureArea }

/**
 * Stores pictures from files, one per core at a time; `report` receives the progress. Throws at a picture that cannot be decoded, because
 * the files belong to the installation.
 */
export async function storePictures(
  jobs: readonly PictureJob[],
  store: FileStore,
  report: (done: number, total: number) => void = () => {},
): Promise<Map<string, StoredPicture>> {
  // One thread per picture and one picture per core: the encoders do not parallelise well.
  sharp.concurrency(1)
  const stored = new Map<string, StoredPicture>()
  const queue = [...jobs]
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const result = await storePicture(await readFile(job.file), store, job.profile, job.area)
      if (!result.ok) throw new Error(`The picture ${job.file} can't be used (${result.code}).`)
      stored.set(job.name, result.value)
      report(stored.size, jobs.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(8, os.availableParallelism()) }, work))
  return stored
}

async function encode(pixels: Pixels, kind: 'avif' | 'webp', profile: EncodingProfile): Promise<Buffer> {
  const { effort } = profile[kind]
  const options = { effort: typeof effort === 'number' ? effort : effort(pixels.width) }
  let { quality } = profile[kind]
  for (;;) {
    const bytes = await fromPixels(pixels)
      [kind]({ ...options, quality })
      .toBuffer()
    if (bytes.length <= (profile.maxBytes ?? Number.POSITIVE_INFINITY) || quality <= 20) return bytes
    quality -= 6
  }
}

const linkPreviewFile = (key: string): string => `${key}-link-preview.jpg`

const metadataFile = (key: string): string => `${key}.json`

/** The metadata of a picture whose files all exist; files may be missing after a deletion during encoding. */
async function readMetadata(store: FileStore, key: string): Promise<StoredPicture | null> {
  const bytes = await store.read(metadataFile(key))
  const picture = bytes && parseMetadata(bytes)
  if (!picture) return null
  const found = await Promise.all(imageFiles(picture).map((file) => store.has(file)))
  return found.every(Boolean) ? picture : null
}

function parseMetadata(bytes: Buffer): StoredPicture | null {
  try {
    return JSON.parse(bytes.toString('utf8')) as StoredPicture
  } catch {
    return null
  }
}

const imageFiles = ({ key, widths }: Pick<StoredPicture, 'key' | 'widths'>): string[] =>
  widths.flatMap((width) => ['avif', 'webp'].map((kind) => `${key}-${width}.${kind}`))
