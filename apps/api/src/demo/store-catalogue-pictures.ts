import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createFolderStores } from '../adapters/files/create-file-stores.ts'
import { rasterise } from '../adapters/pictures/rasterise.ts'
import { HERO_PROFILE, STANDARD_PROFILE, VIEW_PROFILE } from '../adapters/pictures/sizes.ts'
import { type PictureJob, type StoredPicture, storePictures } from '../adapters/pictures.ts'
import { writeFileAtomically } from '../adapters/write-file-atomically.ts'
import { ADD_ONS, type AddOn } from './content/add-ons.ts'
import { listViews } from './content/views.ts'
import { type Manifest, pictureFile } from './manifest.ts'

/** Stores every missing picture of the catalogue in `{folder}/pictures` and returns all by file name, close-ups and add-ons by {@link viewName} and SKU. */
export async function storeCataloguePictures(
  manifest: Manifest,
  folder: string,
  report: (line: string) => void,
): Promise<Map<string, StoredPicture>> {
  const heroes = manifest.site.filter((picture) => picture.role !== 'category-tile')
  const standard = [...manifest.site.filter((picture) => picture.role === 'category-tile'), ...manifest.products]
  const jobs: PictureJob[] = [
    ...heroes.map(({ file }) => ({ name: file, file: pictureFile(file), profile: HERO_PROFILE })),
    ...standard.map(({ file }) => ({ name: file, file: pictureFile(file), profile: STANDARD_PROFILE })),
    ...manifest.products.flatMap(({ file }) => listViewJobs(file)),
    ...(await Promise.all(ADD_ONS.map((addOn) => createAddOnJob(addOn, folder)))),
  ]
  let reportedAt = performance.now()
  return storePictures(jobs, createFolderStores(folder).pictures, (done, total) => {
    if (performance.now() - reportedAt < 2_000 || done === total) return
    reportedAt = performance.now()
    report(`pictures ${done} of ${total}`)
  })
}

async function createAddOnJob({ sku, picture }: AddOn, folder: string): Promise<PictureJob> {
  const source = pictureFile(picture.file)
  const file = source.endsWith('.svg') ? await drawPicture(source, folder) : source
  return { name: sku, file, profile: VIEW_PROFILE, ...(picture.area && { area: picture.area }) }
}

/** Writes a drawing of the catalogue as a PNG of 720 × 900 pixels and returns its path. */
async function drawPicture(source: string, folder: string): Promise<string> {
  const file = path.join(folder, `${path.parse(source).name}.png`)
  await writeFileAtomically(file, await rasterise(await readFile(source), 720, 900))
  return file
}

/** The name of a stored close-up. */
export const viewName = (file: string, part: string): string => `${file}#${part}`

const listViewJobs = (file: string): PictureJob[] =>
  listViews(path.parse(file).name).map(({ part, area }) => ({
    name: viewName(file, part),
    file: pictureFile(file),
    profile: VIEW_PROFILE,
    area,
  }))
