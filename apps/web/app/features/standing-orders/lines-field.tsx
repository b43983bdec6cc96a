import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Money } from '../../ui/data/money.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { ProductSearch } from './product-search.tsx'
import { SkuText } from './sku-text.tsx'
import { withLine } from './standing-form.ts'
import type { DraftLine } from './standing-present.ts'

type LinesFieldProps = {
  userId: string
  lines: readonly DraftLine[]
  error: string | undefined
  onChange: (lines: readonly DraftLine[]) => void
}

/** Lines of the order: found by name, or pasted as SKU and quantity. */
export function LinesField({ userId, lines, error, onChange }: LinesFieldProps) {
  const id = useId()
  const [tab, setTab] = useState<'search' | 'text'>('search')
  const add = (added: readonly DraftLine[]): void =>
    onChange(added.reduce<readonly DraftLine[]>((all, line) => withLine(all, line, LIMITS.quantity.max), lines))
  const setQuantity = (variantId: number, quantity: number): void =>
    onChange(lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line)))
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 gap-4 rounded-field border border-line bg-card p-4"
    >
      <legend className="px-1 font-semibold">{m.standing_lines()}</legend>
      {lines.length > 0 && (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.variantId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 grow">
                <span className="font-medium">{line.name}</span>
                <span className="block text-ink-soft text-sm">
                  {sizeLabel(line.size)}
                  {line.price !== null && (
                    <>
                      {' · '}
                      <Money riyals={line.price} />
                    </>
                  )}
                </span>
              </span>
              <Stepper
                label={m.standing_quantity_of({ name: line.name })}
                value={line.quantity}
                max={LIMITS.quantity.max}
                onChange={(quantity) => setQuantity(line.variantId, quantity)}
              />
              <button
                type="button"
                aria-label={m.standing_remove_line({ name: line.name })}
                onClick={() => onChange(lines.filter(({ variantId }) => variantId !== line.variantId))}
                className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-ink"
              >
                <Trash2 aria-hidden="true" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Tabs
        label={m.standing_lines()}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'search', label: m.standing_by_name(), content: <ProductSearch onAdd={(line) => add([line])} /> },
          { id: 'text', label: m.standing_by_sku(), content: <SkuText userId={userId} onAdd={add} /> },
        ]}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
