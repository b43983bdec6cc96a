import type { AdminProduct } from '@warda/contract/products'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { randomKey } from '../../lib/api/random-key.ts'
import { listChoices, useProductOptions } from '../../lib/api/use-product-options.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import type { EditorParts } from './editor-parts.ts'
import { OptionsLink } from './options-link.tsx'
import { nextSize, type VariantInput } from './product-form.ts'
import { SizeRow } from './size-row.tsx'
import { suggestSku } from './slug-suggestion.ts'
import { getTextProps, type ProductForm } from './use-product-form.ts'

type SectionSizesProps = { editor: ProductForm; product: AdminProduct | null; renderStock: EditorParts['renderStock'] }

const MAX_SIZES = 12

/** The sizes in display order with price, discount and stock. */
export function SectionSizes({ editor, product, renderStock }: SectionSizesProps) {
  const { values, set, getError } = editor
  const list = useRef<HTMLUListElement>(null)
  const { variants } = values
  const setVariants = (next: VariantInput[]): void => set('variants', next)
  const { data: options } = useProductOptions()
  const sizes = listChoices(
    options?.size,
    variants.map(({ size }) => size),
  )
  const add = (): void => {
    const size = nextSize(
      sizes.filter(({ archived }) => !archived).map(({ slug }) => slug),
      variants,
    )
    setVariants([
      ...variants,
      { sku: suggestSku(values.slug, size), size, stems: '', price: '', openingStock: '', row: randomKey() },
    ])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(':scope > li:last-child select')?.focus())
  }
  const move = (from: number, to: number): void => {
    const next = variants.toSpliced(from, 1)
    const moved = variants[from]
    if (moved !== undefined) setVariants(next.toSpliced(to, 0, moved))
  }
  const error = getError('variants')
  return (
    <FormSection
      anchor="sizes"
      title={m.admin_products_sizes()}
      lead={m.admin_products_sizes_lead()}
      action={<OptionsLink kind="size" />}
    >
      <ul ref={list} className="grid gap-3">
        {variants.map((variant, at) => (
          <SizeRow
            key={variant.row}
            editor={editor}
            at={at}
            count={variants.length}
            sizes={sizes}
            onMove={(to) => move(at, to)}
            onRemove={() => setVariants(variants.toSpliced(at, 1))}
            stock={renderVariantStock(variant, at, editor, product, renderStock)}
          />
        ))}
      </ul>
      <FieldError data-error tabIndex={-1}>
        {error}
      </FieldError>
      {variants.length < MAX_SIZES && (
        <Button look="secondary" className="min-h-12 justify-self-start" onClick={add}>
          <Plus aria-hidden="true" size={18} />
          {m.admin_products_add_size()}
        </Button>
      )}
      <div className="grid items-start gap-4 border-line border-t pt-5 sm:grid-cols-2">
        <Field
          label={m.admin_products_discount()}
          optional
          hint={m.admin_products_discount_hint()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          {...getTextProps(editor, 'discountPercent')}
        />
        <Field
          label={m.admin_products_low_stock()}
          hint={m.admin_products_low_stock_hint()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          {...getTextProps(editor, 'lowStock')}
        />
      </div>
    </FormSection>
  )
}

/** The stock of a saved size, or the field for the opening stock of a new one. */
const renderVariantStock = (
  { id }: VariantInput,
  at: number,
  editor: ProductForm,
  product: AdminProduct | null,
  renderStock: EditorParts['renderStock'],
) => {
  const saved = product?.variants.find((variant) => variant.id === id)
  if (saved === undefined || product === null)
    return (
      <Field
        label={m.admin_products_opening_stock()}
        optional
        hint={m.admin_products_opening_hint()}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        {...getTextProps(editor, `variants.${at}.openingStock`)}
      />
    )
  return renderStock(saved, saved.sku, product.id)
}
