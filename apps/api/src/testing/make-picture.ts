import sharp from 'sharp'

/** A JPEG of one colour with location and author metadata, larger than the stored size. */
export const makePhoto = (width = 2_000, height = 1_000): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#aa3344' } })
    .withExif({
      IFD0: { Artist: 'Nora-was-here', Software: 'camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '46/1 40/1 0/1' },
    })
    .withXmp(
      '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">secret-place</x:xmpmeta>',
    )
    .jpeg()
    .toBuffer()

/** A scanned document as PNG. */
export const makeScan = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 420, channels: 3, background: '#f4efe6' } })
    .png()
    .toBuffer()

/** A JPEG of several megabytes. */
export const makeCameraPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2_400,
      height: 1_800,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer()

/** Form data with text fields and files of the given type. */
export function toFormData(
  fields: Record<string, string | undefined | { bytes: Uint8Array; type: string; name?: string }>,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else if (value)
      form.set(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name ?? 'photo.jpg')
  }
  return form
}
