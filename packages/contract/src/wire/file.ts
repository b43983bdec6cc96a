import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'

/** A file of a multipart body on the server; in a browser the field is a `File`. */
export type UploadedFile = { name: string; type: string; size: number; bytes: Uint8Array }

const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png']

/** Media types of product, category and site pictures, offered by the forms and checked by the server. */
export const SHOP_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const isFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'size' in value && 'type' in value

/**
 * A JPEG or PNG of at most 2,000,000 bytes (spec §5). The declared type is checked here; the server checks the content
 * by decoding it.
 */
export const pictureFile = z.custom<UploadedFile | Blob>(isFile, 'required').check(
  z.refine((file) => PICTURE_TYPES.includes(file.type), { error: 'picture_kind', abort: true }),
  z.refine((file) => file.size > 0, { error: 'required', abort: true }),
  z.refine((file) => file.size <= LIMITS.upload, { error: 'picture_size' }),
)

/** A picture of the shop in one of `SHOP_PICTURE_TYPES`, of at most 2,000,000 bytes. */
export const shopPictureFile = z.custom<UploadedFile | Blob>(isFile, 'required').check(
  z.refine((file) => file.type === 'image/jpg' || SHOP_PICTURE_TYPES.some((type) => type === file.type), {
    error: 'shop_picture_kind',
    abort: true,
  }),
  z.refine((file) => file.size > 0, { error: 'required', abort: true }),
  z.refine((file) => file.size <= LIMITS.upload, { error: 'picture_size' }),
)

/** The bytes of a validated file on the server. */
export const readBytes = (file: UploadedFile | Blob): Uint8Array => {
  if ('bytes' in file && file.bytes instanceof Uint8Array) return file.bytes
  throw new TypeError('A file without its bytes is not from a request.')
}

/** A CSV, plain text or .xlsx file of at most 8,000,000 bytes, enough for 10,000 products. The format is detected from the content. */
export const tableFile = z.custom<UploadedFile | Blob>(isFile, 'required').check(
  z.refine(
    (file) =>
      /^(text\/(csv|plain)|application\/(csv|zip|vnd\.ms-excel|octet-stream|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)|)$/.test(
        file.type,
      ),
    { error: 'table_kind', abort: true },
  ),
  z.refine((file) => file.size > 0, { error: 'required', abort: true }),
  z.refine((file) => file.size <= 8_000_000, { error: 'table_size' }),
)

/** A zip of at most 64,000,000 bytes. */
export const zipFile = z.custom<UploadedFile | Blob>(isFile, 'required').check(
  z.refine((file) => /^(application\/(zip|x-zip-compressed|octet-stream)|)$/.test(file.type), {
    error: 'zip_kind',
    abort: true,
  }),
  z.refine((file) => file.size > 0, { error: 'required', abort: true }),
  z.refine((file) => file.size <= 64_000_000, { error: 'zip_size' }),
)
