import * as z from 'zod/mini'

/** Whether to complete a delivery that is promised for a later day; otherwise it is refused (`order.promised_later`). The default is `false`, except for the specified call. */
export const early = z.pipe(
  z.union([z.boolean(), z.literal(['true', 'false'])], 'required'),
  z.transform((value) => value === true || value === 'true'),
)
