import type { Picture } from '@warda/contract/wire/picture'
import { LIMITS } from '@warda/domain/limits'
import { upload } from './upload.ts'

/** Uploads a picture of a product or category, made smaller if it is too large; returns it with its widths. Throws `ApiError`. */
export const uploadShopPicture = async (file: File, onProgress: (share: number) => void): Promise<Picture> => {
  // Loaded at the first upload to keep pages small.
  const { shrinkPicture } = await import('../forms/shrink-picture.ts')
  const picture = await shrinkPicture(file, LIMITS.upload)
  return (await upload('addPicture', {}, { picture, use: 'card' }, onProgress)).data
}
