import { m } from '@warda/i18n/messages'
import { CircleCheck, EllipsisVertical, HandCoins, MapPinCheck, PackageX, SkipForward, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../../lib/api/call-api.ts'
import { useApiMutation } from '../../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatMoney, formatTime } from '../../../lib/format/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { AmountText } from '../../../ui/data/money.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { notify } from '../../../ui/feedback/toast.ts'
import { startDelivery } from '../board-action.ts'
import type { OrderDialog } from '../requested-dialog.ts'
import { getMainAction, type MainAction } from './main-action.ts'
import { arrive } from './run-action.ts'
import type { RunStop } from './run-model.ts'

type StopActionsProps = {
  stop: RunStop
  onSkip: (() => void) | null
  onOpenDialog: (kind: OrderDialog) => void
}

/** The main action, and the less frequent ones below it. */
export function StopActions({ stop, onSkip, onOpenDialog }: StopActionsProps) {
  const { order, toCollect } = stop
  const language = currentLanguage()
  const main = getMainAction(stop)
  const { busy, problem, run } = useApiMutation(
    async () => {
      if (main === 'start') await startDelivery(order)
      else if (main === 'arrive') await arrive(order)
      else onOpenDialog(main)
    },
    { onError: (error) => void notify.error(getErrorMessage(error)) },
  )
  const can = (action: (typeof order.actions)[number]): boolean => order.actions.includes(action)
  const texts: Record<MainAction, string> = {
    start: m.board_start(),
    arrive: m.run_arrived(),
    pay: m.run_take({ money: formatMoney(toCollect, language) }),
    complete: m.board_complete(),
  }
  return (
    <div className="grid gap-2">
      {order.arrivedAt !== null && (
        <p className="text-ink-soft text-sm">{m.run_arrived_at({ time: formatTime(order.arrivedAt, language) })}</p>
      )}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 -mx-1 flex gap-2 rounded-full bg-card p-1 lg:static">
        <Button size="large" className="min-h-14! grow text-lg!" busy={busy} onClick={() => void run()}>
          {!busy && icons[main]}
          <AmountText>{texts[main]}</AmountText>
        </Button>
        <button
          type="button"
          aria-label={m.board_more_of({ number: order.orderNumber })}
          aria-haspopup="dialog"
          onClick={() => onOpenDialog('more')}
          className="grid size-14 shrink-0 place-items-center rounded-full border border-line-strong hover:border-ink"
        >
          <EllipsisVertical aria-hidden="true" size={22} />
        </button>
      </div>
      <div className="grid grid-cols-2 gap-2 empty:hidden [&>*]:min-h-12 [&>*]:px-3! [&>:last-child:nth-child(odd)]:col-span-2">
        {main !== 'complete' && can('complete') && (
          <Button look="secondary" onClick={() => onOpenDialog('complete')}>
            <CircleCheck aria-hidden="true" size={18} />
            {m.board_complete()}
          </Button>
        )}
        {can('fail') && (
          <Button look="secondary" onClick={() => onOpenDialog('fail')}>
            <PackageX aria-hidden="true" size={18} />
            {m.board_fail()}
          </Button>
        )}
        {onSkip !== null && (
          <Button look="quiet" onClick={onSkip}>
            <SkipForward aria-hidden="true" size={18} className="rtl:-scale-x-100" />
            {m.run_skip()}
          </Button>
        )}
      </div>
    </div>
  )
}

const icons: Record<MainAction, ReactNode> = {
  start: <Truck aria-hidden="true" size={22} className="rtl:-scale-x-100" />,
  arrive: <MapPinCheck aria-hidden="true" size={22} />,
  pay: <HandCoins aria-hidden="true" size={22} />,
  complete: <CircleCheck aria-hidden="true" size={22} />,
}
