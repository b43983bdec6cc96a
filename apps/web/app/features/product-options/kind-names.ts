import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { m } from '@warda/i18n/messages'

type KindNames = { title: () => string; lead: (values: { single: string }) => string; add: () => string }

export const KIND_NAMES: Record<ProductOptionKind, KindNames> = {
  colour: {
    title: m.product_options_colour,
    lead: () => m.product_options_colour_lead(),
    add: m.product_options_colour_add,
  },
  size: { title: m.product_options_size, lead: m.product_options_size_lead, add: m.product_options_size_add },
  container: {
    title: m.product_options_container,
    lead: () => m.product_options_container_lead(),
    add: m.product_options_container_add,
  },
  occasion: {
    title: m.product_options_occasion,
    lead: () => m.product_options_occasion_lead(),
    add: m.product_options_occasion_add,
  },
}
