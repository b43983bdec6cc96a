import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'

/** The path of the smallest stored picture that is at least `minWidth` pixels wide; null without a picture. */
export function mailPicturePath(
  picture: Pick<PictureRecord, 'key' | 'widths'> | null,
  minWidth: number,
): string | null {
  if (picture === null) return null
  const width = picture.widths.find((candidate) => candidate >= minWidth) ?? picture.widths.at(-1)
  return width === undefined ? null : `/pictures/${picture.key}-${width}.webp`
}
