import sharp from 'sharp'

/** Converts an SVG to a square PNG of `size` pixels, for mail programs and home screens, which do not show SVG. */
export const rasterise = async (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 600 }).resize(size, size).png().toBuffer()
