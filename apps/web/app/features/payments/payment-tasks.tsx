import type { Answer } from '@warda/contract/call'
import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatMoney } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Panel } from '../../ui/layout/panel.tsx'

type Task = Answer<'paymentDiscrepancies'>['data'][number]
type Resolution = 'applied' | 'credited' | 'returned'

/** Payments that the bank captured in another amount or currency than requested; hidden when there are none. */
export function PaymentTasks() {
  const { data } = useApiQuery('paymentDiscrepancies', {})
  if (data === undefined || data.data.length === 0) return null
  return (
    <div className="mb-6">
      <Panel title={m.payment_task_title()} lead={m.payment_task_lead()}>
        <ul className="divide-y divide-line border-line border-t">
          {data.data.map((task) => (
            <PaymentTask key={task.id} task={task} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function PaymentTask({ task }: { task: Task }) {
  const language = currentLanguage()
  const { busy, input, problem, run } = useApiMutation(
    (resolution: Resolution) =>
      callApi('resolveDiscrepancy', { params: { discrepancyId: String(task.id) }, body: { resolution } }),
    {
      invalidates: ['paymentDiscrepancies', 'adminOrder', 'adminOrders', 'shopOverview'],
      onSuccess: ({ message }) => notify.success(message),
    },
  )
  const isForeign = task.currency !== 'SAR'
  const choices: [Resolution, string][] = isForeign
    ? [['returned', m.payment_task_returned()]]
    : [
        ['applied', m.payment_task_apply()],
        ['credited', m.payment_task_credit()],
      ]
  const captured = isForeign ? `${task.captured.toFixed(2)} ${task.currency}` : formatMoney(task.captured, language)
  return (
    <li className="grid gap-3 py-4">
      <p>
        <Link to={adminPaths.order(task.orderId)} className="font-semibold underline underline-offset-4">
          <bdi dir="ltr" className="tabular">
            #{task.orderNumber}
          </bdi>
        </Link>{' '}
        <AmountText>
          {m.payment_task_text({
            buyer: isolate(task.buyerName),
            captured: isolate(captured),
            expected: isolate(formatMoney(task.expected, language)),
          })}
        </AmountText>
        <span className="block text-ink-soft text-sm">
          <time dateTime={task.at}>{formatDateTime(task.at, language)}</time>
        </span>
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        {choices.map(([resolution, label]) => (
          <Button
            key={resolution}
            look="secondary"
            busy={busy && input === resolution}
            disabled={busy && input !== resolution}
            aria-label={m.board_of_order({ action: label, number: task.orderNumber })}
            onClick={() => void run(resolution)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}
