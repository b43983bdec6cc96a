import type { Pickup } from '@warda/contract/counter-sales'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { usePickups } from './use-counter.ts'

/** Pickups that wait, the earliest first; nothing while there are none. */
export function Pickups() {
  const { data } = usePickups()
  const handOver = useApiMutation((orderId: string) => callApi('handOverPickup', { params: { orderId } }), {
    invalidates: ['counterPickups'],
    onSuccess: ({ message }) => notify.success(message),
  })
  const pickups = data?.data ?? []
  if (pickups.length === 0) return null
  return (
    <section aria-labelledby="pickups" className="mt-8 grid gap-3">
      <h2 id="pickups" className="text-xl">
        {m.counter_pickups()}
      </h2>
      {handOver.problem && <Notice tone="error">{handOver.problem}</Notice>}
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {pickups.map((pickup) => (
          <PickupRow
            key={pickup.orderId}
            pickup={pickup}
            busy={handOver.busy && handOver.input === pickup.orderId}
            onHandOver={() => void handOver.run(pickup.orderId)}
          />
        ))}
      </ul>
    </section>
  )
}

type PickupRowProps = { pickup: Pickup; busy: boolean; onHandOver: () => void }

function PickupRow({ pickup, busy, onHandOver }: PickupRowProps) {
  const { orderNumber, name, phoneNumber, readyAt, lines } = pickup
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
      </span>
      <Button
        look="secondary"
        className="min-h-12"
        busy={busy}
        aria-label={m.counter_hand_over_of({ number: orderNumber })}
        onClick={onHandOver}
      >
        {m.counter_hand_over()}
      </Button>
    </li>
  )
}
