import { COUNTER_METHODS, suggestReceived } from '@warda/domain/counter-sales/counter-payments'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { calculateCash, isUnpaidWay, type Payment, type UnpaidWay } from './payment.ts'

type PayPanelProps = {
  payment: Payment
  /** Riyals. */
  total: number
  hasDrawer: boolean
  /** Payment terms without a payment now. */
  unpaid?: readonly UnpaidWay[]
  onChange: (payment: Payment) => void
}

/** How the sale is paid: cash with its change, card terminal, transfer or a split of them, or without a payment now. */
export function PayPanel({ payment, total, hasDrawer, unpaid = [], onChange }: PayPanelProps) {
  const { way, amounts, references } = payment
  const { cash, rest, change } = calculateCash(payment, total)
  const labels = { cash: m.counter_cash(), card: m.counter_card(), transfer: m.counter_transfer() }
  const unpaidLabels = {
    online: m.counter_by_link(),
    later: m.counter_pay_later(),
    postponed: m.counter_postponed(),
    monthly: m.counter_monthly(),
  }
  // Terms that the sale may no longer have stay selected until another is chosen; the server refuses it.
  const shown = isUnpaidWay(way) && !unpaid.includes(way) ? [...unpaid, way] : unpaid
  const set = (part: Partial<Payment>): void => onChange({ ...payment, ...part })
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={m.counter_pay()}
        choices={[
          ...COUNTER_METHODS.map((method) => ({ value: method, label: labels[method] })),
          { value: 'split', label: m.counter_split() },
          ...shown.map((each) => ({
            value: each,
            label: <span className="whitespace-normal">{unpaidLabels[each]}</span>,
          })),
        ]}
        name="way"
        beside
        selected={way}
        onChange={({ target }) => set({ way: target.value as Payment['way'] })}
      />
      {way === 'online' && <p className="text-ink-soft text-sm">{m.counter_by_link_text()}</p>}
      {way === 'later' && <p className="text-ink-soft text-sm">{m.counter_later_text()}</p>}
      {way === 'split' && (
        <div className="grid grid-cols-3 gap-2">
          {COUNTER_METHODS.map((method) => (
            <AmountInput
              key={method}
              label={labels[method]}
              value={amounts[method]}
              onChange={(value) => set({ amounts: { ...amounts, [method]: value } })}
            />
          ))}
        </div>
      )}
      {way === 'split' && rest !== 0 && (
        <p role="status" className="font-medium text-canceled-ink">
          <AmountText>
            {(rest > 0 ? m.counter_rest : m.counter_above)({
              money: formatMoney(halalasToRiyals(Math.abs(rest)), currentLanguage()),
            })}
          </AmountText>
        </p>
      )}
      {cash > 0 && !hasDrawer && <p className="font-medium text-canceled-ink">{m.counter_no_drawer()}</p>}
      {cash > 0 && <Received payment={payment} cash={cash} change={change} onChange={onChange} />}
      {(['card', 'transfer'] as const)
        .filter((method) => way === method || (way === 'split' && amounts[method].trim() !== ''))
        .map((method) => (
          <Field
            key={method}
            label={method === 'card' ? m.counter_card_reference() : m.counter_transfer_reference()}
            optional
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            value={references[method]}
            onChange={({ target }) => set({ references: { ...references, [method]: target.value } })}
          />
        ))}
    </div>
  )
}

type ReceivedProps = { payment: Payment; cash: number; change: number; onChange: (payment: Payment) => void }

/** Cash that the customer gives, with likely amounts, and the change. */
function Received({ payment, cash, change, onChange }: ReceivedProps) {
  const setReceived = (received: string): void => onChange({ ...payment, received })
  return (
    <div className="grid gap-2">
      <AmountInput label={m.counter_received()} value={payment.received} onChange={setReceived} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border of its own */}
      <div role="group" aria-label={m.counter_received()} className="grid grid-cols-2 gap-2">
        {suggestReceived(cash).map((amount) => (
          <Button
            key={amount}
            look="secondary"
            className="min-h-12 aria-pressed:border-leaf aria-pressed:bg-sage"
            aria-pressed={payment.received === String(halalasToRiyals(amount))}
            onClick={() => setReceived(String(halalasToRiyals(amount)))}
          >
            <Money riyals={halalasToRiyals(amount)} />
          </Button>
        ))}
      </div>
      <p role="status" className="flex justify-between gap-4 font-semibold text-lg">
        {change < 0 ? (
          <span className="text-canceled-ink">{m.counter_received_less()}</span>
        ) : (
          <>
            {m.counter_change()} <Money riyals={halalasToRiyals(change)} />
          </>
        )}
      </p>
    </div>
  )
}

type AmountInputProps = { label: string; value: string; onChange: (value: string) => void }

const AmountInput = ({ label, value, onChange }: AmountInputProps) => (
  <Field
    label={label}
    inputMode="decimal"
    dir="ltr"
    autoComplete="off"
    className="tabular font-semibold"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
