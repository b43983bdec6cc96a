import {
  CircleCheck,
  CircleX,
  Clock,
  Flag,
  Hourglass,
  type LucideIcon,
  MapPin,
  PackageCheck,
  Scissors,
  TriangleAlert,
  Truck,
  Wallet,
} from 'lucide-react'
import { formatMoneyLine, type StatusWords, statusText } from '../../lib/format/status-words.ts'
import { classes } from '../classes.ts'
import { Badge } from './badge.tsx'
import { AmountText } from './money.tsx'

const icons: Record<StatusWords['word'], LucideIcon> = {
  pending: Clock,
  waitingForApproval: Hourglass,
  waitingForPayment: Wallet,
  addressWanted: MapPin,
  beingPrepared: Scissors,
  ready: PackageCheck,
  onItsWay: Truck,
  couldNotBeDelivered: TriangleAlert,
  delivered: Flag,
  completed: CircleCheck,
  canceled: CircleX,
}

/** The badge of an order: text, icon and colour, so that it does not rely on colour alone. */
export function OrderBadge({ status: { word, tone } }: { status: StatusWords }) {
  const Icon = icons[word]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} className="rtl:-scale-x-100" />}>
      {statusText(word)}
    </Badge>
  )
}

const TO_PAY: ReadonlySet<string> = new Set(['toPay', 'toPayOnDelivery', 'overdue'])

/** Paid, outstanding and refunded amounts of an order, one line each. */
export function OrderMoneyText({ status: { money }, className }: { status: StatusWords; className?: string }) {
  return (
    <span className={classes('grid', className)}>
      {money.map((line) => (
        <bdi
          key={line.word}
          className={classes(
            'tabular',
            TO_PAY.has(line.word) && 'text-petal-deep',
            line.word === 'paid' && 'text-done-ink',
          )}
        >
          <AmountText>{formatMoneyLine(line)}</AmountText>
        </bdi>
      ))}
    </span>
  )
}
