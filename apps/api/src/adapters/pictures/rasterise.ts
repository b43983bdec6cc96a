import sharp from 'sharp'

/**
 * Converts an SVG or another picture to a PNG, by default a square one, for mail programs and home screens, which do not show SVG. A picture
 * of another shape is centred on a transparent background.
 */
export const rasterise = async (picture: Buffer, width: number, height = width): Promise<Buffer> =>
  sharp(picture, { density: 600 }).resize(width, height, { fit: 'contain', background: '#0000' }).png().toBuffer()
