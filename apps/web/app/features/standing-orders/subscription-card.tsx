import { m } from '@warda/i18n/messages'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney, formatSlotName } from '../../lib/format/format.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import { formatPlace } from '../../lib/format/format-place.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { NextDates } from './next-dates.tsx'
import { PastDeliveries } from './past-deliveries.tsx'
import type { Subscription } from './shopper-present.ts'
import { cadenceText } from './standing-labels.ts'
import { changeShopperStanding, deleteShopperStanding, type ShopperChange } from './use-shopper-standing.ts'

type SubscriptionCardProps = { userId: string; order: Subscription; onEdit: () => void }

/** One subscription: price, coming dates, past deliveries and what can be done. */
export function SubscriptionCard({ userId, order, onEdit }: SubscriptionCardProps) {
  const [ending, setEnding] = useState(false)
  const language = currentLanguage()
  const [line] = order.lines
  const name = line?.name ?? ''
  const { busy, problem, run } = useApiMutation((send: () => Promise<string>) => send(), {
    onSuccess: (message) => {
      void notify.success(message, { where: 'shell' })
      setEnding(false)
    },
    onError: () => setEnding(false),
  })
  const change = (body: ShopperChange): void => void run(() => changeShopperStanding(userId, order.id, body))
  return (
    <article
      aria-labelledby={`subscription-${order.id}`}
      className="grid gap-5 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid justify-items-start gap-1.5">
          <h2 id={`subscription-${order.id}`} className="text-2xl">
            {line ? (
              <Link to={paths.product(line.slug)} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          {line && (
            <p>
              {sizeLabel(line.size)} <bdi className="tabular text-ink-soft">× {line.quantity}</bdi>
            </p>
          )}
          <p className="text-ink-soft">
            {cadenceText(order, language)} · <bdi>{formatSlotName(order.slot, language)}</bdi>
          </p>
          <Badge
            tone={order.isPaused ? 'pending' : 'done'}
            icon={order.isPaused ? <Pause aria-hidden="true" size={13} /> : <Play aria-hidden="true" size={13} />}
          >
            {order.isPaused ? m.standing_paused() : m.standing_running()}
          </Badge>
        </div>
        <p className="grid text-end">
          <Money riyals={order.orderTotal} className="font-display text-3xl" />
          <span className="text-ink-soft text-sm">{m.standing_per_delivery()}</span>
        </p>
      </header>
      {problem && <Notice tone="error">{problem}</Notice>}
      {order.agreedTotal !== null && order.orderTotal > order.agreedTotal && (
        <Notice
          tone="warning"
          action={
            <Button look="secondary" busy={busy} onClick={() => change({ acceptTotal: order.orderTotal })}>
              <AmountText>{m.standing_accept_price({ now: formatMoney(order.orderTotal, language) })}</AmountText>
            </Button>
          }
        >
          {m.standing_price_rose({
            now: formatMoney(order.orderTotal, language),
            agreed: formatMoney(order.agreedTotal, language),
          })}
        </Notice>
      )}
      <dl className="grid gap-4 sm:grid-cols-2">
        <DescriptionItem name={m.standing_recipient()}>
          <bdi>{order.recipient.fullName}</bdi> · <bdi dir="ltr">{order.recipient.phoneNumber}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.standing_shopper_where()}>
          <bdi>{formatPlace(order.deliveryAddress)}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.standing_terms()}>
          {order.paysFromCredit ? m.standing_shopper_by_credit() : m.standing_shopper_by_link()}
        </DescriptionItem>
        <DescriptionItem name={m.standing_between()}>
          <bdi>{formatDayShort(order.startsOn, language)}</bdi> –{' '}
          {order.endsOn === null ? m.standing_no_end() : <bdi>{formatDayShort(order.endsOn, language)}</bdi>}
        </DescriptionItem>
        {order.cardMessage !== null && (
          <DescriptionItem name={m.standing_card()}>
            <bdi>{order.cardMessage}</bdi>
          </DescriptionItem>
        )}
      </dl>
      <NextDates order={order} busy={busy} onChange={change} />
      <PastDeliveries runs={order.runs} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} onClick={() => change({ isPaused: !order.isPaused })}>
          {order.isPaused ? <Play aria-hidden="true" size={17} /> : <Pause aria-hidden="true" size={17} />}
          {order.isPaused ? m.standing_resume() : m.standing_pause()}
        </Button>
        <Button look="secondary" onClick={onEdit}>
          <Pencil aria-hidden="true" size={17} />
          {m.standing_edit()}
        </Button>
        <Button look="secondary" className="text-petal-deep" onClick={() => setEnding(true)}>
          <Trash2 aria-hidden="true" size={17} />
          {m.standing_shopper_end()}
        </Button>
      </div>
      <ConfirmDialog
        open={ending}
        dangerous
        busy={busy}
        title={m.standing_shopper_end_title()}
        confirmLabel={m.standing_shopper_end()}
        onConfirm={() => void run(() => deleteShopperStanding(userId, order.id))}
        onCancel={() => setEnding(false)}
      >
        {m.standing_delete_text({ name })}
      </ConfirmDialog>
    </article>
  )
}
