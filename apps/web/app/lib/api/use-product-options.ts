import type { Answer } from '@warda/contract/call'
import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { useApiQuery } from './api-query.ts'

export type ProductOption = Answer<'productOptions'>['data'][ProductOptionKind][number]

/** The options of products by kind, in the shop's order, archived ones included. */
export const useProductOptions = () =>
  useApiQuery('productOptions', {}, { select: ({ data }) => data, staleTime: 3_000 })

/** The options that a product can choose: those that are offered, and the archived ones that it has. */
export const listChoices = (options: readonly ProductOption[] | undefined, chosen: readonly string[]) =>
  (options ?? []).filter(({ slug, archived }) => !archived || chosen.includes(slug))
