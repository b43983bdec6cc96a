import { m } from '@warda/i18n/messages'
import {
  Banknote,
  CalendarClock,
  CalendarRange,
  Camera,
  CircleDot,
  FileText,
  Flag,
  type LucideIcon,
  Mail,
  MessageCircle,
  Pencil,
  ReceiptText,
  StickyNote,
  TriangleAlert,
  Truck,
  Undo2,
  UserRoundCheck,
} from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { AdminOrderView } from './order-present.ts'

const icons: Record<string, LucideIcon> = {
  state: Flag,
  payment: Banknote,
  refund: Undo2,
  credit: ReceiptText,
  debt: CalendarRange,
  mail: Mail,
  message: MessageCircle,
  edit: Pencil,
  proof: Camera,
  failure: TriangleAlert,
  departure: Truck,
  invoice: FileText,
  note: StickyNote,
  assign: UserRoundCheck,
  plan: CalendarClock,
  choice: MessageCircle,
}

/** The events of the order with their actors, newest first. */
export function OrderTimeline({ entries }: { entries: AdminOrderView['timeline'] }) {
  const newest = entries.toReversed()
  return (
    <Panel title={m.admin_order_timeline()}>
      <ol className="grid">
        {newest.map((entry, index) => {
          const Icon = icons[entry.kind] ?? CircleDot
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two events at the same time may have the same kind
              key={`${entry.at} ${entry.kind} ${index}`}
              className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0 not-last:before:absolute not-last:before:start-4 not-last:before:top-8 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-line-strong"
            >
              <span className="grid size-8 place-items-center rounded-full bg-sage text-leaf-deep">
                <Icon aria-hidden="true" size={16} className="rtl:-scale-x-100" />
              </span>
              <div className="pt-1">
                <p className="font-medium leading-snug">
                  <AmountText>{entry.text}</AmountText>
                </p>
                <p className="mt-0.5 text-ink-soft text-sm">
                  <time dateTime={entry.at}>{formatDateTime(entry.at, currentLanguage())}</time>
                  {entry.actor && (
                    <>
                      {' · '}
                      <bdi>{entry.actor}</bdi>
                    </>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
