import * as z from 'zod/mini'

/**
 * A picture and its widths. The URL of a file is
 * `/pictures/{key}-{width}.{avif|webp}`; `key` is a content hash, so files never change.
 */
export const picture = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** Average colour `#rrggbb` and a small preview as a data URL, shown while the picture loads. */
  colour: z.string(),
  preview: z.string(),
  alt: z.string(),
  /** Focal point for cropping, 0 to 1 from left and top; absent for the centre. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
})
export type Picture = z.infer<typeof picture>
