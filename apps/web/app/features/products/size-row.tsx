import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { nameInLanguage } from '../../lib/api/use-admin-categories.ts'
import type { ProductOption } from '../../lib/api/use-product-options.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { ReorderButtons } from '../../ui/admin/reorder-buttons.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { calculateDiscountedPrice } from './discounted-price.ts'
import { isSuggestedSku, suggestSku } from './slug-suggestion.ts'
import { getTextProps, type ProductForm } from './use-product-form.ts'

type SizeRowProps = {
  editor: ProductForm
  at: number
  count: number
  sizes: readonly ProductOption[]
  stock: ReactNode
  onMove: (to: number) => void
  onRemove: () => void
}

/** One size: SKU, stems, price, discounted price and stock. */
export function SizeRow({ editor, at, count, sizes, stock, onMove, onRemove }: SizeRowProps) {
  const { values, set } = editor
  const variant = values.variants[at]
  if (variant === undefined) return null
  const name = sizeLabel(variant.size)
  const after = calculateDiscountedPrice(String(variant.price), values.discountPercent)
  const size = getTextProps(editor, `variants.${at}.size`)
  const changeSize = (next: string): void => {
    const follows = variant.id === undefined && isSuggestedSku(variant.sku, values.slug, variant.size)
    set(`variants.${at}.size`, next)
    if (follows) set(`variants.${at}.sku`, suggestSku(values.slug, next))
  }
  return (
    <li className="grid gap-3 rounded-field border border-line bg-paper p-3 sm:p-4">
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[1.2fr_1.2fr_1fr_1fr]">
        <SelectField label={m.admin_products_size()} {...size} onChange={({ target }) => changeSize(target.value)}>
          {sizes.map((option) => (
            <option key={option.slug} value={option.slug}>
              {nameInLanguage(option)}
            </option>
          ))}
        </SelectField>
        <Field
          label={m.admin_products_sku()}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...getTextProps(editor, `variants.${at}.sku`)}
        />
        <Field
          label={m.admin_products_stems()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          {...getTextProps(editor, `variants.${at}.stems`)}
        />
        <Field
          label={m.admin_products_price_sar()}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          className="tabular font-semibold"
          hint={
            after !== null && (
              <>
                {m.admin_products_after_discount()} <Money riyals={after} />
              </>
            )
          }
          {...getTextProps(editor, `variants.${at}.price`)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {stock}
        <div className="ms-auto flex items-center">
          <ReorderButtons at={at} count={count} name={name} onMove={onMove} />
          {count > 1 && <IconButton label={m.admin_products_remove_size({ name })} Icon={Trash2} onClick={onRemove} />}
        </div>
      </div>
    </li>
  )
}
