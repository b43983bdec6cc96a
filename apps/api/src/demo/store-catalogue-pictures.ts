import path from 'node:path'
import { HERO_PROFILE, STANDARD_PROFILE } from '../adapters/pictures/sizes.ts'
import { type StoredPicture, storePictures } from '../adapters/pictures.ts'
import { type Manifest, pictureFile } from './manifest.ts'

/** Cuts every picture of the catalogue into `{folder}/pictures`, those that are there already aside; by file name. */
export function storeCataloguePictures(
  manifest: Manifest,
  folder: string,
  report: (line: string) => void,
): Promise<Map<string, StoredPicture>> {
  const wide = manifest.site.filter((picture) => picture.role !== 'category-tile')
  const plain = [...manifest.site.filter((picture) => picture.role === 'category-tile'), ...manifest.products]
  const jobs = [
    ...wide.map(({ file }) => ({ name: file, file: pictureFile(file), profile: HERO_PROFILE })),
    ...plain.map(({ file }) => ({ name: file, file: pictureFile(file), profile: STANDARD_PROFILE })),
  ]
  let told = performance.now()
  return storePictures(jobs, path.join(folder, 'pictures'), (done, of) => {
    if (performance.now() - told < 2_000 || done === of) return
    told = performance.now()
    report(`pictures ${done} of ${of}`)
  })
}
