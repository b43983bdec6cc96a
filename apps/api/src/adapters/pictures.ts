import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ok, type Result } from '@warda/domain/result'
import sharp from 'sharp'
import { decodePicture, fromPixels, type PictureError, type Pixels, resizePixels } from './pictures/decode.ts'
import { previewOf } from './pictures/preview.ts'
import { PLAIN, type Recipe, widthsFor } from './pictures/sizes.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/** A picture that exists as `{key}-{width}.avif` and `.webp` in all its widths; a row of table `picture`. */
export type StoredPicture = {
  key: string
  width: number
  height: number
  widths: number[]
  colour: string
  preview: string
}

/**
 * Cuts a picture into its files in `folder` and tells about it; JPEG, PNG and WebP up to 40 megapixels, the rest is refused. The key is a
 * hash of the content, so files never change under their name; a picture that is there already costs reading one small file and a look at the others.
 */
export async function storePicture(
  bytes: Uint8Array,
  folder: string,
  recipe: Recipe = PLAIN,
): Promise<Result<StoredPicture, PictureError>> {
  const key = createHash('sha256').update(recipe.mark).update(bytes).digest('hex').slice(0, 20)
  const known = await readNote(folder, key)
  if (known) return ok(known)
  const decoded = await decodePicture(bytes)
  if (!decoded.ok) return decoded
  const pixels = decoded.value
  const widths = widthsFor(recipe, pixels.width)
  const picture = { key, width: pixels.width, height: pixels.height, widths, ...(await previewOf(pixels)) }
  await mkdir(folder, { recursive: true })
  for (const width of widths) {
    const resized = await resizePixels(pixels, width)
    await writeFileAtomically(path.join(folder, `${key}-${width}.avif`), await encode(resized, 'avif', recipe))
    await writeFileAtomically(path.join(folder, `${key}-${width}.webp`), await encode(resized, 'webp', recipe))
  }
  // Written last: a picture with a note has all its files.
  await writeFileAtomically(auditEntryFor(folder, key), Buffer.from(JSON.stringify(picture)))
  return ok(picture)
}

/** Whether a picture's files are all in `folder`. */
export const hasPicture = async (folder: string, key: string): Promise<boolean> =>
  (await readNote(folder, key)) !== null

/** Takes a picture's files out of `folder`, its note first: without it the picture counts as not there. */
export async function removePicture(folder: string, picture: Pick<StoredPicture, 'key' | 'widths'>): Promise<void> {
  await rm(auditEntryFor(folder, picture.key), { force: true })
  for (const file of filesOf(folder, picture)) await rm(file, { force: true })
}

export type PictureJob = { name: string; file: string; recipe: Recipe }

/**
 * Stores many pictures from files, as many at a time as there are cores; `report` hears how many of them are done. One that can't be read is
 * a fault of the installation and ends the work with a sentence naming it.
 */
export async function storePictures(
  jobs: readonly PictureJob[],
  folder: string,
  report: (done: number, of: number) => void = () => {},
): Promise<Map<string, StoredPicture>> {
  // One thread a picture and one picture a core: the encoders share no work well across threads.
  sharp.concurrency(1)
  const stored = new Map<string, StoredPicture>()
  const waiting = [...jobs]
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const result = await storePicture(await readFile(job.file), folder, job.recipe)
      if (!result.ok) throw new Error(`The picture ${job.file} can't be used (${result.code}).`)
      stored.set(job.name, result.value)
      report(stored.size, jobs.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(8, os.availableParallelism()) }, work))
  return stored
}

async function encode(pixels: Pixels, kind: 'avif' | 'webp', recipe: Recipe): Promise<Buffer> {
  const { effort } = recipe[kind]
  const options = { effort: typeof effort === 'number' ? effort : effort(pixels.width) }
  let { quality } = recipe[kind]
  for (;;) {
    const bytes = await fromPixels(pixels)
      [kind]({ ...options, quality })
      .toBuffer()
    if (bytes.length <= (recipe.heaviest ?? Number.POSITIVE_INFINITY) || quality <= 20) return bytes
    quality -= 6
  }
}

function auditEntryFor(folder: string, key: string): string {
  return path.join(folder, `${key}.json`)
}

/** What is known of a picture whose files are all there: one that was taken away while it was cut may have its note and not its files. */
async function readNote(folder: string, key: string): Promise<StoredPicture | null> {
  try {
    const picture = JSON.parse(await readFile(auditEntryFor(folder, key), 'utf8')) as StoredPicture
    await Promise.all(filesOf(folder, picture).map((file) => access(file)))
    return picture
  } catch {
    return null
  }
}

const filesOf = (folder: string, { key, widths }: Pick<StoredPicture, 'key' | 'widths'>): string[] =>
  widths.flatMap((width) => ['avif', 'webp'].map((kind) => path.join(folder, `${key}-${width}.${kind}`)))
