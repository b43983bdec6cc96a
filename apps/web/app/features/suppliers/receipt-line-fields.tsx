import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { materialUnitName } from '../../lib/format/material-unit.ts'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { classes } from '../../ui/classes.ts'
import { DateField } from '../../ui/dates/date-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { isCost, isQuantity, type ReceiptLine } from './receipt-lines.ts'

type ReceiptLineFieldsProps = {
  line: ReceiptLine
  hasCosts: boolean
  isSubmitted: boolean
  onChange: (changed: Partial<ReceiptLine>) => void
  onRemove: () => void
}

/** The fields of one line of a delivery. */
export function ReceiptLineFields({ line, hasCosts, isSubmitted, onChange, onRemove }: ReceiptLineFieldsProps) {
  const { name, unit, quantity, cost, code, useBy } = line
  return (
    <li className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <div className="mb-3 flex items-center justify-between gap-3">
          <p className="min-w-0 font-semibold text-lg">
            <bdi>{name}</bdi>
          </p>
          <IconButton Icon={Trash2} label={m.recipes_remove({ name })} onClick={onRemove} />
        </div>
        <div
          className={classes('grid items-start gap-4 sm:grid-cols-2', hasCosts ? 'lg:grid-cols-4' : 'lg:grid-cols-3')}
        >
          <Field
            label={m.receive_quantity({ unit: materialUnitName(unit) })}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            className="tabular font-semibold"
            value={quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
            error={isSubmitted && !isQuantity(line) ? m.field_invalid_number() : null}
          />
          {hasCosts && (
            <Field
              label={m.materials_price()}
              hint={m.receive_price_hint()}
              optional
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              className="tabular"
              value={cost}
              onChange={({ target }) => onChange({ cost: target.value })}
              error={isCost(line) ? null : m.field_amount_invalid()}
            />
          )}
          <Field
            label={m.materials_batch()}
            optional
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            value={code}
            onChange={({ target }) => onChange({ code: target.value })}
          />
          <DateField
            label={m.materials_use_by()}
            optional
            value={useBy}
            onChange={({ target }) => onChange({ useBy: target.value })}
          />
        </div>
      </fieldset>
    </li>
  )
}
