import type { CallInput } from '@warda/contract/call'
import type { Pickup } from '@warda/contract/counter-sales'
import { m } from '@warda/i18n/messages'
import { Printer } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { adminPaths } from '../../admin-paths.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatMoney } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { PayPanel } from './pay-panel.tsx'
import { calculateCash, NO_PAYMENT, type Payment, toPaymentsBody } from './payment.ts'
import { usePickups } from './use-counter.ts'

/** Pickups that wait, the earliest first; nothing while there are none. One that is not paid takes the payment when it is handed over. */
export function Pickups({ hasDrawer }: { hasDrawer: boolean }) {
  const { data } = usePickups()
  const [paying, setPaying] = useState<Pickup | null>(null)
  const handOver = useApiMutation(
    ({ orderId, payments }: HandOver) => callApi('handOverPickup', { params: { orderId }, body: { payments } }),
    {
      invalidates: ['counterPickups', 'currentCashDrawer'],
      onSuccess: ({ message }) => {
        setPaying(null)
        void notify.success(message)
      },
    },
  )
  const pickups = data?.data ?? []
  if (pickups.length === 0) return null
  return (
    <section aria-labelledby="pickups" className="mt-8 grid gap-3">
      <h2 id="pickups" className="text-xl">
        {m.counter_pickups()}
      </h2>
      {handOver.problem && paying === null && <Notice tone="error">{handOver.problem}</Notice>}
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {pickups.map((pickup) => (
          <PickupRow
            key={pickup.orderId}
            pickup={pickup}
            busy={handOver.busy && handOver.input?.orderId === pickup.orderId}
            onHandOver={() =>
              pickup.outstanding > 0 && !pickup.isOnCredit
                ? setPaying(pickup)
                : void handOver.run({ orderId: pickup.orderId, payments: [] })
            }
          />
        ))}
      </ul>
      <ResponsiveDialog open={paying !== null} title={m.counter_hand_over()} onClose={() => setPaying(null)}>
        {paying && (
          <PayPickup
            pickup={paying}
            hasDrawer={hasDrawer}
            busy={handOver.busy}
            problem={handOver.problem}
            onPay={(payments) => void handOver.run({ orderId: paying.orderId, payments })}
            onCancel={() => setPaying(null)}
          />
        )}
      </ResponsiveDialog>
    </section>
  )
}

type Payments = NonNullable<CallInput<'handOverPickup'>['body']['payments']>
type HandOver = { orderId: string; payments: Payments }

type PayPickupProps = {
  pickup: Pickup
  hasDrawer: boolean
  busy: boolean
  problem: string | null
  onPay: (payments: Payments) => void
  onCancel: () => void
}

/** Takes what is outstanding of a pickup. */
function PayPickup({ pickup, hasDrawer, busy, problem, onPay, onCancel }: PayPickupProps) {
  const [payment, setPayment] = useState<Payment>(NO_PAYMENT)
  const { rest, change } = calculateCash(payment, pickup.outstanding)
  const pay = (event: FormEvent): void => {
    event.preventDefault()
    if (rest === 0 && change >= 0) onPay(toPaymentsBody(payment, pickup.outstanding))
  }
  const money = formatMoney(pickup.outstanding, currentLanguage())
  return (
    <form noValidate onSubmit={pay} className="grid gap-4">
      <p className="font-semibold">
        <bdi dir="ltr">#{pickup.orderNumber}</bdi> · <bdi>{pickup.name}</bdi>
      </p>
      <PayPanel payment={payment} total={pickup.outstanding} hasDrawer={hasDrawer} onChange={setPayment} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.counter_hand_over_pay({ money })} busy={busy} onCancel={onCancel} />
    </form>
  )
}

type PickupRowProps = { pickup: Pickup; busy: boolean; onHandOver: () => void }

function PickupRow({ pickup, busy, onHandOver }: PickupRowProps) {
  const { orderId, orderNumber, name, phoneNumber, readyAt, lines, outstanding, isOnCredit } = pickup
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <span className="min-w-0">
        <span className="block font-semibold">
          <bdi dir="ltr">#{orderNumber}</bdi> · <bdi>{name}</bdi> <bdi dir="ltr">{phoneNumber}</bdi>
        </span>
        <span className="block text-ink-soft text-sm">
          {formatDateTime(readyAt, currentLanguage())} ·{' '}
          {lines.map((line) => `${line.name} ${sizeLabel(line.size)} × ${line.quantity}`).join(' · ')}
        </span>
        {outstanding > 0 && (
          <span className="block font-medium text-petal-deep text-sm">
            <AmountText>
              {isOnCredit
                ? m.counter_postponed()
                : m.counter_not_paid({ money: formatMoney(outstanding, currentLanguage()) })}
            </AmountText>
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <LinkButton
          look="quiet"
          className="min-h-12"
          aria-label={`${m.counter_slip()} #${orderNumber}`}
          to={`${adminPaths.counterReceipt(orderId)}?sheet=slip`}
        >
          <Printer aria-hidden="true" size={18} />
          {m.counter_slip()}
        </LinkButton>
        <Button
          look="secondary"
          className="min-h-12"
          busy={busy}
          aria-label={m.counter_hand_over_of({ number: orderNumber })}
          onClick={onHandOver}
        >
          {m.counter_hand_over()}
        </Button>
      </span>
    </li>
  )
}
