import { m } from '@warda/i18n/messages'
import { CalendarClock, FileText, MailOpen, PackageX, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BoardCard, GetPrintPath } from './board-present.ts'
import type { OrderDialog } from './requested-dialog.ts'

type MoreActionsProps = { getPrintPath: GetPrintPath; order: BoardCard; onOpenDialog: (next: OrderDialog) => void }

const entry = 'flex min-h-13 w-full items-center gap-3.5 rounded-field px-3 text-start font-medium hover:bg-sand'

/** Menu of the less frequent actions of an order. */
export function MoreActions({ getPrintPath, order, onOpenDialog }: MoreActionsProps) {
  const print = (kind: 'worksheet' | 'card') => getPrintPath([order.id], kind)
  return (
    <ul className="-mx-3 grid gap-0.5 pb-[env(safe-area-inset-bottom)]">
      <Entry onPress={() => onOpenDialog('assign')} icon={<UserRoundCheck aria-hidden="true" size={20} />}>
        {m.board_assign()}
      </Entry>
      {order.tab !== 'completed' && (
        <Entry onPress={() => onOpenDialog('plan')} icon={<CalendarClock aria-hidden="true" size={20} />}>
          {m.board_plan()}
        </Entry>
      )}
      <li>
        <Link to={print('worksheet')} className={entry}>
          <FileText aria-hidden="true" size={20} className="text-ink-soft" />
          {m.board_print_worksheet()}
        </Link>
      </li>
      {order.cardMessage !== null && (
        <li>
          <Link to={print('card')} className={entry}>
            <MailOpen aria-hidden="true" size={20} className="text-ink-soft" />
            {m.board_print_card()}
          </Link>
        </li>
      )}
      {order.actions.includes('fail') && (
        <Entry onPress={() => onOpenDialog('fail')} icon={<PackageX aria-hidden="true" size={20} />} dangerous>
          {m.board_fail()}
        </Entry>
      )}
    </ul>
  )
}

type EntryProps = { icon: ReactNode; dangerous?: boolean; onPress: () => void; children: ReactNode }

function Entry({ icon, dangerous = false, onPress, children }: EntryProps) {
  return (
    <li>
      <button type="button" onClick={onPress} className={`${entry} ${dangerous ? 'text-petal-deep' : ''}`}>
        <span className={dangerous ? '' : 'text-ink-soft'}>{icon}</span>
        {children}
      </button>
    </li>
  )
}
