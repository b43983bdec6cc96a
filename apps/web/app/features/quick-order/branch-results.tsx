import type { BranchOrderResults } from '@warda/contract/quick-order'
import { m } from '@warda/i18n/messages'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

type BranchResultsProps = { userId: string; results: BranchOrderResults }

/** The order of each branch, or why there is none. */
export function BranchResults({ userId, results: { message, results } }: BranchResultsProps) {
  const isComplete = results.every(({ order }) => order !== null)
  return (
    <Panel title={m.branch_orders_results()}>
      <Notice
        tone={isComplete ? 'success' : 'warning'}
        action={
          <LinkButton to={paths.orders(userId)} size="small" className="min-h-11">
            {m.branch_orders_to_orders()}
          </LinkButton>
        }
      >
        {message}
      </Notice>
      <ul className="grid">
        {results.map((result) => (
          <Result key={result.branchId} result={result} />
        ))}
      </ul>
    </Panel>
  )
}

function Result({ result: { branchName, order, problem } }: { result: BranchOrderResults['results'][number] }) {
  const Icon = order === null ? CircleAlert : CircleCheck
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-b py-3 last:border-b-0">
      <span className="flex min-w-0 items-start gap-2 font-semibold">
        <Icon
          aria-hidden="true"
          size={17}
          className={`mt-1 shrink-0 ${order === null ? 'text-canceled-ink' : 'text-done-ink'}`}
        />
        <bdi>{branchName}</bdi>
      </span>
      {order === null ? (
        <span className="font-medium text-canceled-ink text-sm">{problem}</span>
      ) : (
        <span>
          {m.branch_orders_order({ number: order.orderNumber })} · <Money riyals={order.total} />
        </span>
      )}
    </li>
  )
}
