import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** An SVG file as a square PNG of `size` pixels, for readers without SVG: mail programs and home screens. */
export const rasterise = async (file: string, size: number): Promise<Buffer> =>
  sharp(await readFile(file), { density: 600 })
    .resize(size, size)
    .png()
    .toBuffer()
