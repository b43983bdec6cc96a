import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Folder of the catalogue's pictures. */
export const catalogueFolder = path.resolve(import.meta.dirname, '../../../../catalogue')

const words = z.object({ en: z.string(), ar: z.string() })
const schema = z.object({
  products: z.array(
    z.object({
      file: z.string(),
      category: z.string(),
      title: words,
      alt: words,
      flowers: z.array(z.string()),
      colours: z.array(z.string()),
      container: z.string(),
      stems: z.number(),
    }),
  ),
  site: z.array(
    z.object({
      file: z.string(),
      role: z.enum(['hero', 'category-tile', 'about', 'services']),
      category: z.string().nullable(),
      alt: words,
    }),
  ),
})

export type Manifest = z.infer<typeof schema>

/** Reads the descriptions of the catalogue's pictures. */
export async function readManifest(): Promise<Manifest> {
  return schema.parse(JSON.parse(await readFile(path.join(catalogueFolder, 'manifest.json'), 'utf8')))
}

/** The path of a picture of the catalogue. */
export const pictureFile = (file: string): string => path.join(catalogueFolder, 'pictures', file)
