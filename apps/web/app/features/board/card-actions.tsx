import { m } from '@warda/i18n/messages'
import {
  CalendarRange,
  ChevronDown,
  CircleCheck,
  FileText,
  HandCoins,
  type LucideIcon,
  MailCheck,
  Truck,
  WalletCards,
} from 'lucide-react'
import { useId, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { notify } from '../../ui/feedback/toast.ts'
import type { BoardAction, BoardCard } from './board-present.ts'
import { makeInvoice, sendConfirmation } from './notify-customer.ts'
import type { OrderDialog } from './requested-dialog.ts'

type MainActionProps = {
  order: BoardCard
  busy: boolean
  onStart: () => void
  onOpenDialog: (kind: OrderDialog) => void
}

const actionLabel = ({ orderNumber }: BoardCard, action: string): string =>
  m.board_of_order({ action, number: orderNumber })

/** The main action: start, then complete; a badge once completed (DELIV-04). */
export function MainAction({ order, busy, onStart, onOpenDialog }: MainActionProps) {
  return (
    <div className="grid content-start gap-2 empty:hidden">
      {order.actions.includes('start') && (
        <Button size="large" busy={busy} aria-label={actionLabel(order, m.board_start())} onClick={onStart}>
          {!busy && <Truck aria-hidden="true" size={20} className="rtl:-scale-x-100" />}
          {m.board_start()}
        </Button>
      )}
      {order.actions.includes('complete') && (
        <Button
          size="large"
          busy={busy}
          aria-label={actionLabel(order, m.board_complete())}
          onClick={() => onOpenDialog('complete')}
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

type CardActionsProps = Pick<MainActionProps, 'order' | 'onOpenDialog'>

/**
 * Secondary actions: beside the card on wide screens, in a menu on a phone, where the card has one main action. Manual payment, schedule payment, debts and invoice are on every card (DELIV-04, DELIV-05); the first two are disabled,
 * with the reason, when nothing is outstanding.
 */
export function CardActions({ order, onOpenDialog }: CardActionsProps) {
  const can = (action: BoardAction): boolean => order.actions.includes(action)
  const [open, setOpen] = useState(false)
  const [menuId, reasonId] = [useId(), useId()]
  const showReason = (): void => void notify.info(m.board_paid_reason())
  const labelFor = (action: string): string => actionLabel(order, action)
  return (
    <div className="grid content-start gap-2">
      <Button
        look="secondary"
        className="min-h-12 lg:hidden"
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={labelFor(m.board_actions())}
        onClick={() => setOpen(!open)}
      >
        {m.board_actions()}
        <ChevronDown aria-hidden="true" size={19} className={open ? 'rotate-180' : undefined} />
      </Button>
      <div id={menuId} className={classes('grid-cols-2 gap-2 lg:grid lg:grid-cols-1', open ? 'grid' : 'hidden')}>
        {can('sendConfirmation') && (
          <RequestButton
            Icon={MailCheck}
            text={m.board_send()}
            label={labelFor(m.board_send())}
            wide
            request={() => sendConfirmation(order)}
          />
        )}
        <ActionButton
          Icon={HandCoins}
          text={m.board_pay()}
          label={labelFor(m.board_pay())}
          disabledBy={can('pay') ? undefined : reasonId}
          onPress={() => (can('pay') ? onOpenDialog('pay') : showReason())}
        />
        <ActionButton
          Icon={CalendarRange}
          text={m.board_schedule()}
          label={labelFor(m.board_schedule())}
          disabledBy={can('schedule') ? undefined : reasonId}
          onPress={() => (can('schedule') ? onOpenDialog('schedule') : showReason())}
        />
        <ActionButton
          Icon={WalletCards}
          text={m.board_debts()}
          label={labelFor(m.board_debts())}
          onPress={() => onOpenDialog('debts')}
        />
        <RequestButton
          Icon={FileText}
          text={m.board_invoice()}
          label={labelFor(m.board_invoice())}
          request={() => makeInvoice(order)}
        />
      </div>
      {!(can('pay') && can('schedule')) && (
        <p id={reasonId} className={classes('text-ink-soft text-sm lg:block', !open && 'hidden')}>
          {m.board_paid_reason()}
        </p>
      )}
    </div>
  )
}

type ActionButtonProps = {
  Icon: LucideIcon
  text: string
  label: string
  /** Full width on narrow screens. */
  wide?: boolean
  busy?: boolean
  /** Id of the text that says why the action is not possible; the button stays reachable. */
  disabledBy?: string | undefined
  onPress: () => void
}

function ActionButton({ Icon, text, label, wide = false, busy = false, disabledBy, onPress }: ActionButtonProps) {
  return (
    <Button
      look="secondary"
      aria-label={label}
      busy={busy}
      unavailable={disabledBy !== undefined}
      aria-describedby={disabledBy}
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
function RequestButton({
  request,
  ...rest
}: Omit<ActionButtonProps, 'busy' | 'disabledBy' | 'onPress'> & { request: () => Promise<void> }) {
  const { busy, run } = useApiMutation(request)
  return <ActionButton {...rest} busy={busy} onPress={() => void run()} />
}
