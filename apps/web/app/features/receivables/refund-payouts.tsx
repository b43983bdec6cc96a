import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { getGatewayName } from '../../lib/shop/gateway-names.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { describePayout } from './describe-payout.ts'

type Payout = Answer<'refundPayouts'>['data'][number]

/** Refunds that are not sent yet; hidden when there are none. */
export function RefundPayouts() {
  const { data } = useApiQuery('refundPayouts', { query: {} })
  if (data === undefined || data.data.length === 0) return null
  return (
    <div className="mb-6">
      <Panel title={m.refund_payout_title()} lead={m.refund_payout_lead()}>
        <PayoutList payouts={data.data} isOfOneOrder={false} />
      </Panel>
    </div>
  )
}

/** All refunds of an order, sent or not; hidden when there are none. */
export function OrderRefunds({ orderId }: { orderId: string }) {
  const { data } = useApiQuery('refundPayouts', { query: { orderId } })
  if (data === undefined || data.data.length === 0) return null
  return (
    <Panel title={m.refund_payout_of_order()}>
      <PayoutList payouts={data.data} isOfOneOrder />
    </Panel>
  )
}

type PayoutListProps = { payouts: readonly Payout[]; isOfOneOrder: boolean }

const PayoutList = ({ payouts, isOfOneOrder }: PayoutListProps) => (
  <ul className="divide-y divide-line border-line border-t">
    {payouts.map((payout) => (
      <RefundPayout key={payout.id} payout={payout} isOfOneOrder={isOfOneOrder} />
    ))}
  </ul>
)

const TONES: Record<Payout['state'], string> = {
  open: '',
  pending: 'bg-waiting text-waiting-ink',
  failed: 'bg-canceled text-canceled-ink',
  refunded: 'bg-done text-done-ink',
  byHand: 'bg-done text-done-ink',
}

function RefundPayout({ payout, isOfOneOrder }: { payout: Payout; isOfOneOrder: boolean }) {
  const language = currentLanguage()
  const text = describePayout(payout)
  const at = payout.sentAt ?? payout.at
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="grid justify-items-start gap-1">
        {!isOfOneOrder && (
          <p>
            <Link to={adminPaths.order(payout.orderId)} className="font-semibold underline underline-offset-4">
              <bdi dir="ltr" className="tabular">
                #{payout.orderNumber}
              </bdi>
            </Link>{' '}
            <bdi>{payout.buyerName}</bdi>
          </p>
        )}
        <p>
          <Money riyals={payout.amount} className="font-semibold" />{' '}
          {payout.method === 'cash' ? m.refund_payout_cash() : m.refund_payout_transfer()}
        </p>
        {payout.paidWith.map(({ gateway, transaction }) => (
          <p key={transaction} className="text-sm wrap-anywhere">
            <bdi>{getGatewayName(gateway)}</bdi> · <bdi dir="ltr">{transaction}</bdi>
          </p>
        ))}
        {text !== null && (
          <p className={classes('rounded-field px-3 py-1.5 font-medium text-sm', TONES[payout.state])}>{text}</p>
        )}
        <p className="text-ink-soft text-sm">
          <time dateTime={at}>{formatDateTime(at, language)}</time>
        </p>
      </div>
      <PayoutActions payout={payout} />
    </li>
  )
}

/** Nothing while the gateway sends the money, and when it is sent. */
function PayoutActions({ payout }: { payout: Payout }) {
  const params = { payoutId: String(payout.id) }
  const options = {
    invalidates: ['refundPayouts', 'adminOrder'],
    onSuccess: ({ message }: { message: string }) => notify.success(message),
  } as const
  const complete = useApiMutation(() => callApi('completeRefundPayout', { params }), options)
  const retry = useApiMutation(() => callApi('retryRefundPayout', { params }), options)
  if (payout.state !== 'open' && payout.state !== 'failed') return null
  const problem = complete.problem ?? retry.problem
  const name = (action: string): string => m.board_of_order({ action, number: payout.orderNumber })
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {payout.state === 'failed' && (
          <Button busy={retry.busy} aria-label={name(m.refund_payout_retry())} onClick={() => void retry.run()}>
            {m.refund_payout_retry()}
          </Button>
        )}
        <Button
          look="secondary"
          busy={complete.busy}
          aria-label={name(m.refund_payout_complete())}
          onClick={() => void complete.run()}
        >
          {m.refund_payout_complete()}
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  )
}
