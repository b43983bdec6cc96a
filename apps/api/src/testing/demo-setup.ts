import { readManifest } from '../demo/manifest.ts'
import { storeCataloguePictures } from '../demo/store-catalogue-pictures.ts'
import { demoFolder } from './demo-template.ts'

/** Encodes the pictures of the demo at the first run of a clone, which takes longer than a test file should wait. */
export default async function setup(): Promise<void> {
  await storeCataloguePictures(await readManifest(), demoFolder, () => {})
}
