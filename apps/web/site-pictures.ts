import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const moduleId = 'virtual:site-pictures'
const widths = [480, 768, 1080, 1440, 2000]
const formats = ['avif', 'webp'] as const
const base = '/assets/site/'
const quality = { avif: { quality: 47, effort: 2 }, webp: { quality: 74 } }
const recipe = JSON.stringify([widths, quality])

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
export function sitePictures(folders: Folders): Plugin {
  return {
    name: 'site-pictures',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      const pictures = await drawAll(folders)
      return `export default ${JSON.stringify(Object.fromEntries(pictures.map(({ name, data }) => [name, data])))}`
    },
    /** The development server has no built assets: it sends each file from memory. */
    async configureServer(server) {
      const files = new Map((await drawAll(folders)).flatMap((picture) => picture.files))
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(base) ? request.url.slice(base.length) : ''
        const bytes = files.get(name)
        if (!bytes) return next()
        response.setHeader('content-type', `image/${path.extname(name).slice(1)}`)
        response.end(bytes)
      })
    },
    /** The pages' server asks for the data, the browser for the files: they belong to its build. */
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { files } of await drawAll(folders)) {
        for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: base.slice(1) + name, source })
      }
    },
  }
}

type Drawn = { name: string; data: Record<string, unknown>; files: [string, Buffer][] }

async function drawAll({ catalogue, cache }: Folders): Promise<Drawn[]> {
  mkdirSync(cache, { recursive: true })
  const manifest = JSON.parse(readFileSync(path.join(catalogue, 'manifest.json'), 'utf8')) as { site: SitePicture[] }
  const drawn: Drawn[] = []
  for (const { file, width, height, alt } of manifest.site.filter(({ role }) => role !== 'category-tile')) {
    const source = readFileSync(path.join(catalogue, 'pictures', file))
    const key = createHash('sha256').update(source).update(recipe).digest('hex').slice(0, 12)
    const sizes = widths.filter((candidate) => candidate <= width)
    const files: Drawn['files'] = []
    for (const size of sizes) {
      for (const format of formats) {
        const name = `${key}-${size}.${format}`
        files.push([name, await draw(source, size, format, path.join(cache, name))])
      }
    }
    const data = { key, width, height, widths: sizes, colour: await edgeColour(source), base, alt }
    drawn.push({ name: path.parse(file).name, data, files })
  }
  return drawn
}

async function draw(source: Buffer, width: number, format: 'avif' | 'webp', kept: string): Promise<Buffer> {
  if (existsSync(kept)) return readFileSync(kept)
  const sized = sharp(source).resize(width)
  const drawn = format === 'avif' ? sized.avif(quality.avif) : sized.webp(quality.webp)
  const bytes = await drawn.toBuffer()
  writeFileSync(kept, bytes)
  return bytes
}

/** The colour of a picture's upper edge, beside its subject, so that the page can go on in it. */
async function edgeColour(source: Buffer): Promise<string> {
  const { width = 0, height = 0 } = await sharp(source).metadata()
  const edge = {
    left: Math.round(width / 3),
    top: 0,
    width: Math.round((width * 2) / 3) - 1,
    height: Math.round(height / 25),
  }
  const [red = 0, green = 0, blue = 0] = await sharp(source).extract(edge).resize(1, 1).raw().toBuffer()
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
