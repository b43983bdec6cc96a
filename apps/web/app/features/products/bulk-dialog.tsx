import { PRICE_ENDINGS, type PriceEnding } from '@warda/domain/catalogue/sale-price'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { nameInLanguage, useAdminCategories } from '../../lib/api/use-admin-categories.ts'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { PricePreview } from './price-preview.tsx'
import type { BulkChange, BulkProducts } from './use-products.ts'

export type BulkKind = 'category' | 'discount' | 'price'

type BulkDialogProps = {
  kind: BulkKind | null
  products: BulkProducts
  count: number
  busy: boolean
  problem: string | null
  onClose: () => void
  onChange: (change: BulkChange) => void
}

/** Asks for the value of a bulk change. */
export function BulkDialog({ kind, count, onClose, ...rest }: BulkDialogProps) {
  const titles: Record<BulkKind, string> = {
    category: m.admin_products_bulk_category_title({ count }),
    discount: m.admin_products_bulk_discount_title({ count }),
    price: m.admin_products_bulk_price_title({ count }),
  }
  return (
    <ResponsiveDialog open={kind !== null} title={kind === null ? '' : titles[kind]} onClose={onClose}>
      {kind !== null && <BulkForm key={kind} kind={kind} count={count} onClose={onClose} {...rest} />}
    </ResponsiveDialog>
  )
}

/** A whole percentage within the contract's bounds, or null. */
const parsePercent = (inputValue: string, kind: BulkKind): number | null => {
  const text = normaliseDigits(normaliseText(inputValue)).replace(/^\+/, '').replace('−', '-')
  if (!/^-?\d{1,3}$/.test(text)) return null
  const value = Number(text)
  if (kind === 'discount') return value >= 0 && value <= 90 ? value : null
  return value >= -90 && value <= 500 ? value : null
}

/** The change, or null for an invalid value; a price change by 0 percent only rounds. */
const toBulkChange = (inputValue: string, kind: BulkKind, priceEnding: PriceEnding | null): BulkChange | null => {
  if (kind === 'category') return inputValue === '' ? null : { categoryId: Number(inputValue) }
  const percent = parsePercent(inputValue, kind)
  if (percent === null) return null
  if (kind === 'discount') return { discountPercent: percent }
  if (priceEnding !== null) return { pricePercent: percent, priceEnding }
  return percent === 0 ? null : { pricePercent: percent }
}

function BulkForm({
  kind,
  products,
  count,
  busy,
  problem,
  onClose,
  onChange,
}: Omit<BulkDialogProps, 'kind'> & { kind: BulkKind }) {
  const [inputValue, setInputValue] = useState('')
  const [ending, setEnding] = useState<PriceEnding | null>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const change = toBulkChange(inputValue, kind, ending)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    if (change !== null && !busy) onChange(change)
  }
  const wrong = isSubmitted && change === null
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {kind === 'category' ? (
        <CategoryChoice value={inputValue} onChange={setInputValue} error={wrong ? m.field_required() : null} />
      ) : (
        <Field
          label={kind === 'discount' ? m.admin_products_discount() : m.admin_products_bulk_percent()}
          hint={kind === 'discount' ? m.admin_products_discount_hint() : m.admin_products_bulk_percent_hint()}
          dir="ltr"
          inputMode={kind === 'discount' ? 'numeric' : 'text'}
          autoComplete="off"
          value={inputValue}
          onChange={({ target }) => setInputValue(target.value)}
          error={wrong ? m.field_invalid_number() : null}
        />
      )}
      {kind === 'price' && <EndingChoice ending={ending} onChange={setEnding} />}
      {kind === 'price' && change !== null && <PricePreview products={products} change={change} />}
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.admin_products_bulk_apply_count({ count })} busy={busy} onCancel={onClose} />
    </form>
  )
}

type EndingChoiceProps = { ending: PriceEnding | null; onChange: (ending: PriceEnding | null) => void }

function EndingChoice({ ending, onChange }: EndingChoiceProps) {
  return (
    <SelectField
      label={m.admin_products_bulk_ending()}
      value={ending === null ? '' : String(ending)}
      onChange={({ target }) => onChange(PRICE_ENDINGS.find((digit) => String(digit) === target.value) ?? null)}
    >
      <option value="">{m.admin_products_bulk_ending_none()}</option>
      {PRICE_ENDINGS.map((digit) => (
        <option key={digit} value={digit}>
          {m.admin_products_bulk_ending_digit({ digit })}
        </option>
      ))}
    </SelectField>
  )
}

type CategoryChoiceProps = { value: string; onChange: (value: string) => void; error: string | null }

function CategoryChoice({ value, onChange, error }: CategoryChoiceProps) {
  const categories = useAdminCategories()
  return (
    <SelectField
      label={m.admin_products_category()}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{m.admin_products_choose()}</option>
      {(categories.data ?? []).map((category) => (
        <option key={category.id} value={category.id}>
          {nameInLanguage(category)}
        </option>
      ))}
    </SelectField>
  )
}
