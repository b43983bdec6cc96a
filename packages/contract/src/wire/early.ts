import * as z from 'zod/mini'

/** Whether to complete a delivery that is promised for a later day; `false` refuses it (`order.promised_later`), which is the default of calls outside the specification. */
export const early = z.pipe(
  z.union([z.boolean(), z.literal(['true', 'false'])], 'required'),
  z.transform((value) => value === true || value === 'true'),
)
