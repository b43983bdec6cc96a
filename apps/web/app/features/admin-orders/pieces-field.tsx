import { halalasToRiyals } from '@warda/domain/money'
import { priceOfPieces } from '@warda/domain/orders/price-of-pieces'
import { m } from '@warda/i18n/messages'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { toHalalas } from '../../lib/forms/amount-input.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { CreditableLine } from './order-present.ts'

type PiecesFieldProps = { line: CreditableLine; field: UseFormRegisterReturn; onPrice: (riyals: number) => void }

/** How many pieces of a line are credited; choosing some proposes their price. */
export function PiecesField({ line: { pieces: left, value }, field, onPrice }: PiecesFieldProps) {
  return (
    <SelectField
      label={m.admin_order_credit_pieces()}
      hint={m.admin_order_credit_pieces_hint()}
      {...field}
      onChange={(event) => {
        void field.onChange(event)
        const pieces = Number(event.currentTarget.value)
        if (pieces > 0) onPrice(halalasToRiyals(priceOfPieces({ pieces: left, value: toHalalas(value) }, pieces)))
      }}
    >
      <option value="">{m.admin_order_credit_pieces_none()}</option>
      {Array.from({ length: left }, (_, at) => at + 1).map((pieces) => (
        <option key={pieces} value={pieces}>
          {formatNumber(pieces, currentLanguage())}
        </option>
      ))}
    </SelectField>
  )
}
