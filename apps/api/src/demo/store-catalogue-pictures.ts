import path from 'node:path'
import { HERO_PROFILE, STANDARD_PROFILE } from '../adapters/pictures/sizes.ts'
import { type StoredPicture, storePictures } from '../adapters/pictures.ts'
import { type Manifest, pictureFile } from './manifest.ts'

/** Stores every missing picture of the catalogue in `{folder}/pictures` and returns all by file name. */
export function storeCataloguePictures(
  manifest: Manifest,
  folder: string,
  report: (line: string) => void,
): Promise<Map<string, StoredPicture>> {
  const heroes = manifest.site.filter((picture) => picture.role !== 'category-tile')
  const standard = [...manifest.site.filter((picture) => picture.role === 'category-tile'), ...manifest.products]
  const jobs = [
    ...heroes.map(({ file }) => ({ name: file, file: pictureFile(file), profile: HERO_PROFILE })),
    ...standard.map(({ file }) => ({ name: file, file: pictureFile(file), profile: STANDARD_PROFILE })),
  ]
  let reportedAt = performance.now()
  return storePictures(jobs, path.join(folder, 'pictures'), (done, total) => {
    if (performance.now() - reportedAt < 2_000 || done === total) return
    reportedAt = performance.now()
    report(`pictures ${done} of ${total}`)
  })
}
