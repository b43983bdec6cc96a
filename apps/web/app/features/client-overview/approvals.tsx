import type { Answer } from '@warda/contract/call'
import type { ShopperOrder } from '@warda/contract/orders'
import { SHOPPER_STATUS } from '@warda/contract/wire/order-numbers'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import { readSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

const usePendingApprovals = (userId: string) => {
  const params = { userId, clientId: readSession()?.clientId ?? 0 }
  const query = { status: String(SHOPPER_STATUS.pending), page: '1', pageSize: '100' }
  const select = ({ data }: Answer<'getOrders'>) => data.filter(({ approval }) => approval === 'waiting')
  return useApiQuery('getOrders', { params, query }, { select })
}

/** Orders above the budget of their branch, which the owner approves or rejects. */
export function Approvals({ userId }: { userId: string }) {
  const query = usePendingApprovals(userId)
  return (
    <Panel title={m.client_approvals()} lead={m.client_approvals_lead()} className="border-gold">
      <QueryResult query={query} skeleton={<Skeleton className="h-20 w-full" />}>
        {(orders) => (
          <ul aria-label={m.client_approvals()} className="divide-y divide-line">
            {orders.map((order) => (
              <PendingApproval key={order.id} userId={userId} order={order} />
            ))}
          </ul>
        )}
      </QueryResult>
    </Panel>
  )
}

function PendingApproval({ userId, order }: { userId: string; order: ShopperOrder }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const language = currentLanguage()
  const send = (approve: boolean) =>
    callApi('decideApproval', {
      params: { userId, orderId: order.id },
      body: approve ? { approve } : { approve, reason: reason.trim() },
    })
  const {
    busy,
    problem,
    run: decide,
  } = useApiMutation(send, {
    invalidates: ['getOrders', 'getClientOverview', 'getBranch'],
    onSuccess: ({ message }, approve) => {
      void notify.success(message || (approve ? m.client_approved() : m.client_refused()), { where: 'shell' })
      setDialogOpen(false)
    },
    onError: () => setDialogOpen(false),
  })
  const number = order.orderNumber
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 grow">
          <p className="font-semibold">
            <bdi>{order.branch?.branchName}</bdi> ·{' '}
            <bdi dir="ltr" className="tabular">
              #{number}
            </bdi>
          </p>
          <p className="text-ink-soft text-sm">
            <bdi>{order.user.fullName}</bdi> · <bdi>{formatDay(order.deliveryDate, language)}</bdi>
          </p>
        </div>
        <Money riyals={order.totalBalance} className="font-display text-2xl" />
        <div className="flex gap-2">
          <Button
            look="secondary"
            disabled={busy}
            aria-label={m.client_refuse_named({ number })}
            onClick={() => setDialogOpen(true)}
          >
            {m.client_refuse()}
          </Button>
          <Button busy={busy} aria-label={m.client_approve_named({ number })} onClick={() => void decide(true)}>
            {m.client_approve()}
          </Button>
        </div>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <ConfirmDialog
        open={isDialogOpen}
        dangerous
        busy={busy}
        title={m.client_refuse_title()}
        confirmLabel={m.client_refuse()}
        onConfirm={() => {
          setReasonMissing(reason.trim() === '')
          if (reason.trim() !== '') void decide(false)
        }}
        onCancel={() => setDialogOpen(false)}
      >
        <div className="grid gap-4">
          <p>{m.client_refuse_text({ number })}</p>
          <TextareaField
            label={m.client_refuse_reason()}
            rows={2}
            maxLength={LIMITS.deliveryNote}
            value={reason}
            error={isReasonMissing ? m.field_required() : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </ConfirmDialog>
    </li>
  )
}
