import sharp from 'sharp'

/** An SVG as a square PNG of `size` pixels, for readers without SVG: mail programs and home screens. */
export const rasterise = async (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 600 }).resize(size, size).png().toBuffer()
