import { occasion } from '@warda/contract/categories'
import * as z from 'zod/mini'
import type { Occasion } from '../../lib/api/use-admin-categories.ts'

/** The contract's maximum of occasions. */
export const MAX_OCCASIONS = 40
export const occasionsForm = z.object({
  occasions: z.array(z.extend(occasion, { row: z.string() })).check(z.maxLength(MAX_OCCASIONS, 'too_many_items')),
})
export type OccasionsInput = z.input<typeof occasionsForm>

export const toForm = (occasions: readonly Occasion[]): OccasionsInput => ({
  occasions: occasions.map(({ slug, nameEn, nameAr }) => ({ slug, nameEn, nameAr, row: slug })),
})
