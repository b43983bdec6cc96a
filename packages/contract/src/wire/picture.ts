import * as z from 'zod/mini'

/**
 * A picture in the widths it exists in. The address of one file is
 * `/pictures/{key}-{width}.{avif|webp}`; `key` is a content hash, so files never change.
 */
export const picture = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** Average colour `#rrggbb` and a tiny preview as a data address, shown until the picture arrives. */
  colour: z.string(),
  preview: z.string(),
  alt: z.string(),
  /** Where the eye should stay when it is cut, 0 to 1 from the left and the top; absent where that is the middle. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
})
export type Picture = z.infer<typeof picture>
