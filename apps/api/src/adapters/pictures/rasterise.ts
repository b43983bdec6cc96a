import sharp from 'sharp'

/** Converts an SVG to a PNG, by default a square one, for mail programs and home screens, which do not show SVG. */
export const rasterise = async (svg: Buffer, width: number, height = width): Promise<Buffer> =>
  sharp(svg, { density: 600 }).resize(width, height).png().toBuffer()
