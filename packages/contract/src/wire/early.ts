import * as z from 'zod/mini'

/** Completes a delivery that is promised for a later day; without it such a completion is refused (`order.promised_later`). */
export const early = z.pipe(
  z.union([z.boolean(), z.literal(['true', 'false'])], 'required'),
  z.transform((value) => value === true || value === 'true'),
)
