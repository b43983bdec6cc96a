import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'

/** Path of the smallest file of a picture; null without a picture. */
export const thumbnailAddress = (picture: Pick<PictureRecord, 'key' | 'widths'> | null): string | null =>
  picture === null ? null : `/pictures/${picture.key}-${Math.min(...picture.widths)}.webp`
