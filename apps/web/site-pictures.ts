import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const moduleId = 'virtual:site-pictures'
const widths = [480, 768, 1080, 1440, 2000]
const formats = ['avif', 'webp'] as const
const base = '/assets/site/'

type SitePicture = { file: string; role: string; alt: { en: string; ar: string }; width: number; height: number }

type Folders = {
  /** Holds `manifest.json` and `pictures/`. */
  catalogue: string
  /** Keeps what was drawn, by content, so that a second build draws nothing. */
  cache: string
}

/**
 * Makes the pictures of the site itself (hero, about, services) part of the build: `virtual:site-pictures` gives their
 * data by file name, the files lie beside the other assets under names made of their content.
 */
export function sitePictures({ catalogue, cache }: Folders): Plugin {
  return {
    name: 'site-pictures',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      mkdirSync(cache, { recursive: true })
      const manifest = JSON.parse(readFileSync(path.join(catalogue, 'manifest.json'), 'utf8')) as { site: SitePicture[] }
      const shown = manifest.site.filter(({ role }) => role !== 'category-tile')
      const pictures: Record<string, unknown> = {}
      for (const picture of shown) {
        const source = readFileSync(path.join(catalogue, 'pictures', picture.file))
        const key = createHash('sha256').update(source).update(widths.join()).digest('hex').slice(0, 12)
        const sizes = widths.filter((width) => width <= picture.width)
        for (const width of sizes) {
          for (const format of formats) {
            const fileName = `${key}-${width}.${format}`
            const bytes = await draw(source, width, format, path.join(cache, fileName))
            if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: base.slice(1) + fileName, source: bytes })
          }
        }
        const { width, height, alt, file } = picture
        pictures[path.parse(file).name] = { key, width, height, widths: sizes, colour: await edgeColour(source), base, alt }
      }
      return `export default ${JSON.stringify(pictures)}`
    },
  }
}

async function draw(source: Buffer, width: number, format: 'avif' | 'webp', kept: string): Promise<Buffer> {
  if (existsSync(kept)) return readFileSync(kept)
  const sized = sharp(source).resize(width)
  const drawn = format === 'avif' ? sized.avif({ quality: 50, effort: 2 }) : sized.webp({ quality: 74 })
  const bytes = await drawn.toBuffer()
  writeFileSync(kept, bytes)
  return bytes
}

/** The colour of the calm side of a picture, so that the page can go on in it. */
async function edgeColour(source: Buffer): Promise<string> {
  const strip = sharp(source).extract({ left: 0, top: 0, width: 60, height: 400 }).resize(1, 1).raw()
  const [red = 0, green = 0, blue = 0] = await strip.toBuffer()
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
