import { m } from '@warda/i18n/messages'
import {
  CalendarRange,
  CircleCheck,
  FileText,
  HandCoins,
  type LucideIcon,
  MailCheck,
  Truck,
  WalletCards,
} from 'lucide-react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import type { BoardAction, BoardCard } from './board-present.ts'
import { makeInvoice, sendConfirmation } from './notify-customer.ts'
import type { OrderDialog } from './requested-dialog.ts'

type MainActionProps = { order: BoardCard; busy: boolean; onStart: () => void; onAsk: (kind: OrderDialog) => void }

const nameOf = ({ orderNumber }: BoardCard, action: string): string => m.board_of_order({ action, number: orderNumber })

/** The main action: start, then complete; a completed order says so (DELIV-04). */
export function MainAction({ order, busy, onStart, onAsk }: MainActionProps) {
  return (
    <div className="grid content-start gap-2 empty:hidden">
      {order.actions.includes('start') && (
        <Button size="large" busy={busy} aria-label={nameOf(order, m.board_start())} onClick={onStart}>
          {!busy && <Truck aria-hidden="true" size={20} className="rtl:-scale-x-100" />}
          {m.board_start()}
        </Button>
      )}
      {order.actions.includes('complete') && (
        <Button
          size="large"
          busy={busy}
          aria-label={nameOf(order, m.board_complete())}
          onClick={() => onAsk('complete')}
        >
          {!busy && <CircleCheck aria-hidden="true" size={20} />}
          {m.board_complete()}
        </Button>
      )}
      {order.tab === 'completed' && (
        <p className="flex min-h-13 items-center justify-center gap-2 rounded-full bg-done font-semibold text-done-ink">
          <CircleCheck aria-hidden="true" size={20} />
          {m.board_delivered()}
        </p>
      )}
    </div>
  )
}

type CardActionsProps = Pick<MainActionProps, 'order' | 'onAsk'>

/** The other actions that the server allows; debts and invoice are always there (DELIV-05). */
export function CardActions({ order, onAsk }: CardActionsProps) {
  const may = (action: BoardAction): boolean => order.actions.includes(action)
  const of = (action: string): string => nameOf(order, action)
  return (
    <div className="grid content-start gap-2">
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {may('sendConfirmation') && (
          <AskingButton
            Icon={MailCheck}
            text={m.board_send()}
            label={of(m.board_send())}
            wide
            ask={() => sendConfirmation(order)}
          />
        )}
        {may('pay') && (
          <ActionButton Icon={HandCoins} text={m.board_pay()} label={of(m.board_pay())} onPress={() => onAsk('pay')} />
        )}
        {may('schedule') && (
          <ActionButton
            Icon={CalendarRange}
            text={m.board_schedule()}
            label={of(m.board_schedule())}
            onPress={() => onAsk('schedule')}
          />
        )}
        <ActionButton
          Icon={WalletCards}
          text={m.board_debts()}
          label={of(m.board_debts())}
          onPress={() => onAsk('debts')}
        />
        <AskingButton
          Icon={FileText}
          text={m.board_invoice()}
          label={of(m.board_invoice())}
          ask={() => makeInvoice(order)}
        />
      </div>
    </div>
  )
}

type ActionButtonProps = {
  Icon: LucideIcon
  text: string
  label: string
  /** Over the whole line, also on a phone. */
  wide?: boolean
  busy?: boolean
  onPress: () => void
}

function ActionButton({ Icon, text, label, wide = false, busy = false, onPress }: ActionButtonProps) {
  return (
    <Button
      look="secondary"
      aria-label={label}
      busy={busy}
      onClick={onPress}
      className={classes(
        'min-h-12 gap-2! px-3! text-sm leading-tight lg:justify-start! lg:px-4! lg:text-start! lg:text-[0.9375rem]',
        wide ? 'col-span-2 lg:col-span-1' : 'justify-start! text-start!',
      )}
    >
      {!busy && <Icon aria-hidden="true" size={18} className="shrink-0" />}
      {text}
    </Button>
  )
}

/** A button that sends a request itself. */
function AskingButton({ ask, ...rest }: Omit<ActionButtonProps, 'busy' | 'onPress'> & { ask: () => Promise<void> }) {
  const { busy, run } = useApiMutation(ask)
  return <ActionButton {...rest} busy={busy} onPress={() => void run()} />
}
