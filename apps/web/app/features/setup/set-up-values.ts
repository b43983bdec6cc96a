import type { setupEndpoints } from '@warda/contract/setup'
import type * as z from 'zod/mini'

/** Values of the form before and after validation. */
export type SetUpValues = z.input<typeof setupEndpoints.setUpShop.body>
export type SetUpOutput = z.output<typeof setupEndpoints.setUpShop.body>
