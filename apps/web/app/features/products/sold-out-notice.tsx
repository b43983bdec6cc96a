import type { AdminProduct } from '@warda/contract/products'
import { findSoldOutSizes } from '@warda/domain/catalogue/sold-out-sizes'
import { normaliseDigits } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { ProductInput } from './product-form.ts'

/** Names the sizes without stock of a product that is or will be published (DESK-07). */
export function SoldOutNotice({ values, saved }: { values: ProductInput; saved: AdminProduct | null }) {
  const { sizes, all } = findSoldOutSizes(
    values.variants.map(({ id, size, openingStock }) => ({
      size,
      onHand: id === undefined ? readNumber(openingStock) : (saved?.variants.find((one) => one.id === id)?.onHand ?? 0),
    })),
  )
  const isListed = values.status === 'published' || (values.status === 'draft' && values.publishAt !== '')
  if (!isListed || sizes.length === 0) return null
  const names = new Intl.ListFormat(currentLanguage()).format(sizes.map(sizeLabel))
  return (
    <Notice tone="warning">
      {all ? m.catalogue_api_product_sold_out({ sizes: names }) : m.catalogue_api_sizes_sold_out({ sizes: names })}
    </Notice>
  )
}

const readNumber = (text: string | undefined): number => Number(normaliseDigits(text ?? '')) || 0
