import sharp from 'sharp'
import type { PrivateFiles, PrivatePicture } from '../adapters/private-files.ts'

/** Identity documents of the demo's business. */
export type Documents = { register: PrivatePicture; owner: PrivatePicture; manager: PrivatePicture }

/** Creates the documents and stores them as private pictures; {@link removeDocuments} deletes unused ones. */
export async function makeDocuments(files: PrivateFiles): Promise<Documents> {
  return {
    register: await store(files, ['Commercial register', 'Nakheel Hospitality', '1010482917']),
    owner: await store(files, ['Identity card', 'Khalid Alotaibi', '1048261737']),
    manager: await store(files, ['Identity card', 'Mona Saleh', '1093847562']),
  }
}

export async function removeDocuments(files: PrivateFiles, documents: Documents): Promise<void> {
  for (const { id } of Object.values(documents)) await files.remove(id)
}

async function store(files: PrivateFiles, lines: readonly string[]): Promise<PrivatePicture> {
  const texts = lines.map(
    (line, at) => `<text x="60" y="${130 + at * 110}" font-size="${at === 0 ? 46 : 58}" fill="#3b4a3f">${line}</text>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="560" font-family="sans-serif">
    <rect width="900" height="560" rx="28" fill="#f4efe6"/><rect x="24" y="24" width="852" height="512" rx="18" fill="none" stroke="#b9a98a" stroke-width="4"/>
    ${texts.join('')}<text x="60" y="480" font-size="34" fill="#8a7b60">Specimen of the demo</text></svg>`
  const stored = await files.save(await sharp(Buffer.from(drawing)).png().toBuffer())
  if (!stored.ok) throw new Error(`The demo's documents can't be created (${stored.code}).`)
  return stored.value
}
