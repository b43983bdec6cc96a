import type { BranchOrdersPreview } from '@warda/contract/quick-order'
import { m } from '@warda/i18n/messages'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LegalAcceptance } from '../../ui/forms/legal-acceptance.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { LinesTable } from './lines-table.tsx'
import { toQuickLine } from './quick-present.ts'

type BranchPreviewProps = { preview: BranchOrdersPreview; problem: string | null; busy: boolean; onPlace: () => void }

/** The orders of a list by branch, with the problems at their lines. */
export function BranchPreview({ preview, problem, busy, onPlace }: BranchPreviewProps) {
  const { branches, unmatched, orders, total } = preview
  const isComplete = unmatched.length === 0 && orders === branches.length
  return (
    <Panel title={m.quick_understood()}>
      {isComplete ? (
        <Notice tone="success">{m.quick_all_good()}</Notice>
      ) : (
        <Notice tone="warning">{m.branch_orders_left_out()}</Notice>
      )}
      {unmatched.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-xl">{m.branch_orders_no_branch()}</h3>
          <LinesTable caption={m.branch_orders_no_branch()} lines={unmatched.map(toQuickLine)} />
        </section>
      )}
      {branches.map((branch) => (
        <BranchSection key={branch.branchId} branch={branch} />
      ))}
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="text-lg">
            {m.branch_orders_total()} <Money riyals={total} className="font-display text-2xl" />
          </p>
          <p className="text-ink-soft text-sm">{m.branch_orders_terms_accepted()}</p>
          <LegalAcceptance />
        </div>
        <Button size="large" busy={busy} disabled={orders === 0} onClick={onPlace}>
          {m.branch_orders_place({ count: orders })}
        </Button>
      </div>
    </Panel>
  )
}

function BranchSection({ branch }: { branch: BranchOrdersPreview['branches'][number] }) {
  return (
    <section className="grid gap-2 border-line border-t pt-4 sm:rounded-field sm:border sm:p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-xl">
          <bdi>{branch.branchName}</bdi>{' '}
          <span className="tabular text-base text-ink-soft">
            {m.branch_orders_number({ number: String(branch.branchId) })}
          </span>
        </h3>
        <Money riyals={branch.total} className="font-semibold text-lg" />
      </header>
      <p className="text-ink-soft text-sm">
        {m.branch_orders_receives({ name: branch.recipient.fullName })}
        {branch.purchaseOrder !== null && <> · {m.branch_orders_purchase_order({ number: branch.purchaseOrder })}</>}
        {' · '}
        {m.branch_orders_delivery_fee()} <Money riyals={branch.deliveryFee} />
      </p>
      {branch.problem !== null && <Notice tone="warning">{branch.problem}</Notice>}
      <LinesTable caption={branch.branchName} lines={branch.lines.map(toQuickLine)} />
    </section>
  )
}
