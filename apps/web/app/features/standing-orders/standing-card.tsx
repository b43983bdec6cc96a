import { m } from '@warda/i18n/messages'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney, formatSlotName } from '../../lib/format/format.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { NextDates } from './next-dates.tsx'
import { Runs } from './runs.tsx'
import { cadenceText, termsText } from './standing-labels.ts'
import { findMissedRun, type StandingOrderView } from './standing-present.ts'
import { changeStanding, deleteStanding, type StandingOrderChange } from './use-standing.ts'

type StandingCardProps = { userId: string; order: StandingOrderView; onEdit: () => void }

/** One standing order: lines, dates, next deliveries and last results. */
export function StandingCard({ userId, order, onEdit }: StandingCardProps) {
  const [deleting, setDeleting] = useState(false)
  const language = currentLanguage()
  const missed = findMissedRun(order.runs)
  const { busy, problem, run } = useApiMutation((send: () => Promise<string>) => send(), {
    onSuccess: (message) => {
      void notify.success(message || m.standing_saved(), { where: 'shell' })
      setDeleting(false)
    },
    onError: () => setDeleting(false),
  })
  const change = (body: StandingOrderChange): void => void run(() => changeStanding(userId, order.id, body))
  return (
    <article
      aria-labelledby={`standing-${order.id}`}
      className="grid gap-5 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid justify-items-start gap-1.5">
          <h2 id={`standing-${order.id}`} className="text-2xl">
            <bdi>{order.name}</bdi>
          </h2>
          <p className="text-ink-soft">
            {cadenceText(order, language)} · <bdi>{formatSlotName(order.slot, language)}</bdi>
          </p>
          {order.isPaused ? (
            <Badge tone="pending" icon={<Pause aria-hidden="true" size={13} />}>
              {m.standing_paused()}
            </Badge>
          ) : (
            <Badge tone="done" icon={<Play aria-hidden="true" size={13} />}>
              {m.standing_running()}
            </Badge>
          )}
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
      {missed && (
        <Notice tone="warning">
          {m.standing_missed({ day: formatDayShort(missed.date, language) })} {missed.problem}
        </Notice>
      )}
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <DescriptionItem name={m.standing_branch()}>
          <bdi>{order.branch.branchName}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.standing_recipient()}>
          <bdi>{order.recipient.fullName}</bdi> · <bdi dir="ltr">{order.recipient.phoneNumber}</bdi>
        </DescriptionItem>
        {order.purchaseOrder !== null && (
          <DescriptionItem name={m.purchase_order()}>
            <bdi>{order.purchaseOrder}</bdi>
          </DescriptionItem>
        )}
        <DescriptionItem name={m.standing_terms()}>{termsText[order.paymentTerms]()}</DescriptionItem>
        <DescriptionItem name={m.standing_between()}>
          <bdi>{formatDayShort(order.startsOn, language)}</bdi> –{' '}
          {order.endsOn === null ? m.standing_no_end() : <bdi>{formatDayShort(order.endsOn, language)}</bdi>}
        </DescriptionItem>
      </dl>
      <NextDates order={order} busy={busy} onChange={change} />
      <div>
        <Disclosure title={m.standing_flowers({ count: String(order.lines.length) })}>
          <ul className="grid gap-2">
            {order.lines.map((line) => (
              <li key={line.variantId} className="flex justify-between gap-3 text-ink">
                <span>
                  {line.name} · {sizeLabel(line.size)} <bdi className="tabular text-ink-soft">× {line.quantity}</bdi>
                </span>
                <Money riyals={line.price} />
              </li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure title={m.standing_runs()}>
          <Runs runs={order.runs} />
        </Disclosure>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} onClick={() => change({ isPaused: !order.isPaused })}>
          {order.isPaused ? <Play aria-hidden="true" size={17} /> : <Pause aria-hidden="true" size={17} />}
          {order.isPaused ? m.standing_resume() : m.standing_pause()}
        </Button>
        <Button look="secondary" onClick={onEdit}>
          <Pencil aria-hidden="true" size={17} />
          {m.standing_edit()}
        </Button>
        <Button look="secondary" className="text-petal-deep" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" size={17} />
          {m.standing_delete()}
        </Button>
      </div>
      <ConfirmDialog
        open={deleting}
        dangerous
        busy={busy}
        title={m.standing_delete_title()}
        confirmLabel={m.standing_delete()}
        onConfirm={() => void run(() => deleteStanding(userId, order.id))}
        onCancel={() => setDeleting(false)}
      >
        {m.standing_delete_text({ name: order.name })}
      </ConfirmDialog>
    </article>
  )
}
