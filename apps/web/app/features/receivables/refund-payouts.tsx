import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatMoney } from '../../lib/format/format.ts'
import { getGatewayName } from '../../lib/shop/gateway-names.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Panel } from '../../ui/layout/panel.tsx'

type Payout = Answer<'refundPayouts'>['data'][number]

/** Refunds of orders that buyers cancelled, until the desk has sent the money; hidden when there are none. */
export function RefundPayouts() {
  const { data } = useApiQuery('refundPayouts', {})
  if (data === undefined || data.data.length === 0) return null
  return (
    <div className="mb-6">
      <Panel title={m.refund_payout_title()} lead={m.refund_payout_lead()}>
        <ul className="divide-y divide-line border-line border-t">
          {data.data.map((payout) => (
            <RefundPayout key={payout.id} payout={payout} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function RefundPayout({ payout }: { payout: Payout }) {
  const language = currentLanguage()
  const { busy, problem, run } = useApiMutation(
    () => callApi('completeRefundPayout', { params: { payoutId: String(payout.id) } }),
    {
      invalidates: ['refundPayouts', 'adminOrder'],
      onSuccess: ({ message }) => notify.success(message),
    },
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <p>
        <Link to={adminPaths.order(payout.orderId)} className="font-semibold underline underline-offset-4">
          <bdi dir="ltr" className="tabular">
            #{payout.orderNumber}
          </bdi>
        </Link>{' '}
        <bdi>{payout.buyerName}</bdi>
        <span className="block">
          <bdi className="tabular font-semibold">{formatMoney(payout.amount, language)}</bdi>{' '}
          {payout.method === 'cash' ? m.refund_payout_cash() : m.refund_payout_transfer()}
        </span>
        {payout.paidWith.map(({ gateway, transaction }) => (
          <span key={transaction} className="block text-sm">
            <bdi>{getGatewayName(gateway)}</bdi> · <bdi dir="ltr">{transaction}</bdi>
          </span>
        ))}
        <span className="block text-ink-soft text-sm">
          <time dateTime={payout.at}>{formatDateTime(payout.at, language)}</time>
        </span>
      </p>
      <Button
        look="secondary"
        busy={busy}
        aria-label={m.board_of_order({ action: m.refund_payout_complete(), number: payout.orderNumber })}
        onClick={() => void run()}
      >
        {m.refund_payout_complete()}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
    </li>
  )
}
