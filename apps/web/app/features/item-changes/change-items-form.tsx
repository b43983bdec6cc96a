import type { ItemChangeQuote } from '@warda/contract/item-changes'
import { halalasToRiyals, parseAmount } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { toAmountInput } from '../../lib/forms/amount-input.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { AddItem } from './add-item.tsx'
import { ItemLines, type Line } from './item-lines.tsx'
import { ItemsTable } from './items-table.tsx'
import { saveChange, useQuote } from './use-item-change.ts'

/** The order whose items are changed; amounts in riyals. */
export type ChangedOrder = { id: string; orderNumber: string; items: readonly Line[]; deliveryFee: number }

type ChangeItemsFormProps = { order: ChangedOrder; canRefund: boolean; onClose: () => void }
type RefundTo = 'credit' | 'transfer' | 'cash'

/** Changes lines and fee of an order; shows it before and after, and the refund or outstanding amount. */
export function ChangeItemsForm({ order, canRefund, onClose }: ChangeItemsFormProps) {
  const [lines, chooseLines] = useState<readonly Line[]>(order.items)
  const [fee, chooseFee] = useState(toAmountInput(order.deliveryFee))
  const [refundTo, setRefundTo] = useState<RefundTo>('credit')
  const [buyerAgreed, setBuyerAgreed] = useState(false)
  // An agreement by phone is for one total; another total needs a new agreement.
  const setLines = (next: readonly Line[]): void => {
    chooseLines(next)
    setBuyerAgreed(false)
  }
  const setFee = (next: string): void => {
    chooseFee(next)
    setBuyerAgreed(false)
  }
  const parsedFee = parseAmount(fee, { allowZero: true })
  const isSameFee = parsedFee.ok && halalasToRiyals(parsedFee.value) === order.deliveryFee
  const requested = {
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    ...(parsedFee.ok && !isSameFee ? { deliveryFee: halalasToRiyals(parsedFee.value) } : {}),
  }
  const { quote, isCurrent, error, refetch } = useQuote(order.id, parsedFee.ok ? requested : null)
  const save = useApiMutation(
    async () => {
      if (quote === null) return
      const { version, after, difference } = quote
      const agreed = difference > 0 ? { buyerAgreed } : {}
      await saveChange(order.id, { ...requested, version, expectedTotal: after.total, refundTo, ...agreed })
    },
    { onSuccess: onClose, onError: refetch },
  )
  const problems = quote?.problems.filter(({ variantId }) => variantId === null) ?? []
  const canSave = isCurrent && quote !== null && quote.problems.length === 0
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (canSave) void save.run()
  }
  const add = (line: Omit<Line, 'quantity'>): void => {
    const isThere = lines.some(({ variantId }) => variantId === line.variantId)
    setLines(
      isThere
        ? lines.map((old) => (old.variantId === line.variantId ? { ...old, quantity: old.quantity + 1 } : old))
        : [...lines, { ...line, quantity: 1 }],
    )
  }
  const asks = (quote?.difference ?? 0) > 0 && !buyerAgreed
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{m.item_change_lead()}</p>
      <ItemLines lines={lines} quote={quote} onChange={setLines} />
      <AddItem error={undefined} onAdd={add} />
      <Field
        label={m.item_change_fee()}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        className="tabular"
        value={fee}
        error={parsedFee.ok ? undefined : m.field_amount_invalid()}
        onChange={({ target }) => setFee(target.value)}
      />
      {quote && (
        <div className="grid gap-4 md:grid-cols-2">
          <ItemsTable title={m.item_change_before()} items={quote.before} />
          <ItemsTable title={m.item_change_after()} items={quote.after} emphasized />
        </div>
      )}
      {quote && (
        <Settlement quote={quote} canRefund={canRefund} refundTo={refundTo} onRefundTo={setRefundTo} asks={asks} />
      )}
      {quote && quote.difference > 0 && (
        <div>
          <Checkbox
            label={m.item_change_by_phone()}
            checked={buyerAgreed}
            onChange={({ target }) => setBuyerAgreed(target.checked)}
          />
          <p className="text-ink-soft text-sm">{m.item_change_by_phone_hint()}</p>
        </div>
      )}
      {problems.map(({ code, message }) =>
        code === 'item_change.nothing' ? null : (
          <Notice key={code} tone="error">
            {message}
          </Notice>
        ),
      )}
      {error ? <Notice tone="error">{getErrorMessage(error)}</Notice> : null}
      {save.problem && <Notice tone="error">{save.problem}</Notice>}
      <FormButtons
        submit={asks ? m.item_change_submit_ask() : m.item_change_submit()}
        busy={save.busy}
        disabled={!canSave}
        onCancel={onClose}
      />
    </form>
  )
}

type SettlementProps = {
  quote: ItemChangeQuote
  canRefund: boolean
  refundTo: RefundTo
  onRefundTo: (refundTo: RefundTo) => void
  asks: boolean
}

/** The difference, with the choice of a refund or the outstanding amount. */
function Settlement({ quote, canRefund, refundTo, onRefundTo, asks }: SettlementProps) {
  const language = currentLanguage()
  const { difference, back, outstanding, couponLost, canMail } = quote
  const choices = [
    { value: 'credit', label: m.admin_order_refund_credit(), text: m.admin_order_refund_credit_text() },
    { value: 'transfer', label: m.admin_order_refund_transfer() },
    { value: 'cash', label: m.admin_order_refund_cash() },
  ]
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-baseline justify-between gap-6 font-semibold text-lg">
        <span>{m.item_change_difference()}</span>
        <Money riyals={difference} />
      </p>
      {couponLost && <Notice>{m.item_change_coupon_lost()}</Notice>}
      {asks && (
        <Notice>
          <AmountText>
            {canMail
              ? m.item_change_asks({ money: formatMoney(difference, language) })
              : m.item_change_asks_no_email({ money: formatMoney(difference, language) })}
          </AmountText>
        </Notice>
      )}
      {outstanding > 0 && (
        <p className="text-ink-soft">
          <AmountText>{m.item_change_owes({ money: formatMoney(outstanding, language) })}</AmountText>
        </p>
      )}
      {back > 0 && (
        <RadioGroup
          name="refundTo"
          legend={m.item_change_back({ money: formatMoney(back, language) })}
          choices={canRefund ? choices : choices.slice(0, 1)}
          selected={refundTo}
          onChange={({ target }) => onRefundTo(target.value as RefundTo)}
        />
      )}
    </div>
  )
}
