import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'

/** Opens in a new tab so that the form keeps its input; the choices are loaded again on focus. */
export const OptionsLink = ({ kind }: { kind: ProductOptionKind }) => (
  <a
    href={`${adminPaths.productOptions}?kind=${kind}`}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm underline underline-offset-4"
  >
    {m.product_options_manage()}
  </a>
)
