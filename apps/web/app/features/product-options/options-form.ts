import { optionBody } from '@warda/contract/product-options'
import { MAX_PRODUCT_OPTIONS } from '@warda/domain/catalogue/product-options'
import * as z from 'zod/mini'
import type { ProductOption } from '../../lib/api/use-product-options.ts'

export const optionsForm = z.object({
  /** `row` is the React key, `products` the number of products that have the option. */
  options: z
    .array(z.extend(optionBody, { row: z.string(), products: z.number() }))
    .check(z.maxLength(MAX_PRODUCT_OPTIONS, 'too_many_items')),
})
export type OptionsInput = z.input<typeof optionsForm>
export type OptionInput = OptionsInput['options'][number]

/** The options with the archived ones last. */
export const toForm = (options: readonly ProductOption[]): OptionsInput => ({
  options: options
    .map((option) => ({ ...option, row: option.slug }))
    .toSorted((a, b) => Number(a.archived) - Number(b.archived)),
})

/** Moves an option among the offered or among the archived ones, behind the others of its new group. */
export const setArchived = (options: readonly OptionInput[], at: number, archived: boolean): OptionInput[] => {
  const option = options[at]
  if (option === undefined) return [...options]
  const others = options.toSpliced(at, 1)
  const end = archived ? others.length : others.filter((other) => !other.archived).length
  return others.toSpliced(end, 0, { ...option, archived })
}
