import type { EditQuote } from '@warda/contract/admin-orders'
import { m } from '@warda/i18n/messages'
import type { UseFormReturn } from 'react-hook-form'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { classes } from '../../ui/classes.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { EditValues } from './edit-schema.ts'
import { RefundChoice } from './refund-choice.tsx'
import type { EditQuoted } from './use-edit-quote.ts'

type EditCostProps = {
  /** The order waits for its address: the lower fee of the place was agreed and needs no choice. */
  isAgreed: boolean
  quoted: EditQuoted
  form: UseFormReturn<EditValues, unknown, EditValues>
  getError: (field: 'fee' | 'refundTo') => string | undefined
}

/** The price difference of a change, with the choice to apply it or to keep the agreed price. */
export function EditCost({ isAgreed, quoted: { quote, isCurrent }, form, getError }: EditCostProps) {
  if (quote === null) return null
  const { difference } = quote.fee
  return (
    <section
      aria-label={m.admin_order_cost()}
      aria-busy={!isCurrent}
      className={classes('grid gap-4 rounded-card bg-sage p-4 sm:p-5', !isCurrent && 'text-ink-soft')}
    >
      {difference === 0 ? (
        <p role="status">
          <AmountText>{m.admin_order_cost_same({ money: riyals(quote.before.total) })}</AmountText>
        </p>
      ) : (
        <>
          <p role="status" className="font-medium">
            <AmountText>{formatFeeReason(quote)}</AmountText>
          </p>
          {isAgreed && <p>{m.admin_order_cost_agreed()}</p>}
          {isAgreed ? null : quote.feeProblem !== null ? (
            <Notice tone="warning">
              {quote.feeProblem} {m.admin_order_cost_stays()}
            </Notice>
          ) : (
            <FeeChoice quote={quote} form={form} getError={getError} />
          )}
        </>
      )}
    </section>
  )
}

function FeeChoice({ quote, form, getError }: Omit<EditCostProps, 'quoted' | 'isAgreed'> & { quote: EditQuote }) {
  const { before, after } = quote
  const isHigher = quote.fee.difference > 0
  const difference = riyals(Math.abs(quote.fee.difference))
  const feeChoice = form.watch('fee')
  return (
    <>
      <RadioGroup
        legend={m.admin_order_cost_choice()}
        choices={[
          {
            value: 'adjust',
            label: isHigher
              ? m.admin_order_cost_more({ money: difference })
              : m.admin_order_cost_less({ money: difference }),
            text: formatTotals(after.total, after.outstanding, after.back),
          },
          {
            value: 'keep',
            label: m.admin_order_cost_keep(),
            text: formatTotals(before.total, before.outstanding, 0),
          },
        ]}
        error={getError('fee')}
        {...form.register('fee')}
      />
      {feeChoice === 'adjust' && after.back > 0 && (
        <RefundChoice error={getError('refundTo')} field={form.register('refundTo')} />
      )}
    </>
  )
}

const riyals = (amount: number): string => formatMoney(amount, currentLanguage())

function formatFeeReason({ fee }: EditQuote): string {
  const values = { now: riyals(fee.now), before: riyals(fee.charged) }
  return fee.zone === null ? m.admin_order_cost_why(values) : m.admin_order_cost_why_zone({ ...values, zone: fee.zone })
}

/** Total, amount outstanding and refund as one line. */
function formatTotals(total: number, outstanding: number, back: number): string {
  const parts = [
    m.admin_order_cost_total({ money: riyals(total) }),
    ...(outstanding > 0 ? [m.admin_order_cost_owes({ money: riyals(outstanding) })] : []),
    ...(back > 0 ? [m.admin_order_cost_back({ money: riyals(back) })] : []),
  ]
  return parts.join(' · ')
}
