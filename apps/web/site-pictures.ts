import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const moduleId = 'virtual:site-pictures'
const widths = [480, 768, 1080, 1440, 2000]
const formats = ['avif', 'webp'] as const
/** As `LINK_PREVIEW` of `app/ui/media/picture.tsx`. */
const linkPreview = { width: 1200, height: 630, quality: 82 }
const base = '/assets/site/'
const quality = { avif: { quality: 47, effort: 2 }, webp: { quality: 74 } }
const settings = JSON.stringify([widths, quality, linkPreview])

type SitePicture = { file: string; role: string; alt: { en: string; ar: string }; width: number; height: number }

type Folders = {
  /** Holds `manifest.json` and `pictures/`. */
  catalogue: string
  /** Keeps the encoded files by content, so that a second build encodes nothing. */
  cache: string
}

/**
 * Adds the pictures of the site (hero, about, services) to the build: `virtual:site-pictures` exports their data by file name; the encoded
 * files are assets named after their content.
 */
export function sitePictures(folders: Folders): Plugin {
  return {
    name: 'site-pictures',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      const pictures = await encodeAll(folders)
      return `export default ${JSON.stringify(Object.fromEntries(pictures.map(({ name, data }) => [name, data])))}`
    },
    /** The development server has no built assets: it sends each file from memory. */
    async configureServer(server) {
      const files = new Map((await encodeAll(folders)).flatMap((picture) => picture.files))
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(base) ? request.url.slice(base.length) : ''
        const bytes = files.get(name)
        if (!bytes) return next()
        response.setHeader('content-type', `image/${path.extname(name).slice(1).replace('jpg', 'jpeg')}`)
        response.end(bytes)
      })
    },
    /** Emits the files in the build of the browser only. */
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { files } of await encodeAll(folders)) {
        for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: base.slice(1) + name, source })
      }
    },
  }
}

type Encoded = { name: string; data: Record<string, unknown>; files: [string, Buffer][] }

async function encodeAll({ catalogue, cache }: Folders): Promise<Encoded[]> {
  mkdirSync(cache, { recursive: true })
  const manifest = JSON.parse(readFileSync(path.join(catalogue, 'manifest.json'), 'utf8')) as { site: SitePicture[] }
  const encoded: Encoded[] = []
  for (const { file, width, height, alt } of manifest.site.filter(({ role }) => role !== 'category-tile')) {
    const source = readFileSync(path.join(catalogue, 'pictures', file))
    const key = createHash('sha256').update(source).update(settings).digest('hex').slice(0, 12)
    const sizes = widths.filter((candidate) => candidate <= width)
    const files: Encoded['files'] = []
    for (const size of sizes) {
      for (const format of formats) {
        const name = `${key}-${size}.${format}`
        files.push([name, await keep(path.join(cache, name), () => encode(source, size, format))])
      }
    }
    const preview = `${key}-link-preview.jpg`
    files.push([preview, await keep(path.join(cache, preview), () => encodePreview(source))])
    const data = { key, width, height, widths: sizes, colour: await edgeColour(source), base, alt }
    encoded.push({ name: path.parse(file).name, data, files })
  }
  return encoded
}

async function encode(source: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const sized = sharp(source).resize(width)
  return (format === 'avif' ? sized.avif(quality.avif) : sized.webp(quality.webp)).toBuffer()
}

const encodePreview = (source: Buffer): Promise<Buffer> =>
  sharp(source)
    .resize(linkPreview.width, linkPreview.height)
    .jpeg({ quality: linkPreview.quality, mozjpeg: true })
    .toBuffer()

/** Creates a file of the cache unless it exists. */
async function keep(file: string, create: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file)
  const bytes = await create()
  writeFileSync(file, bytes)
  return bytes
}

/** The average colour of a picture's upper edge, which the page continues around it. */
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
