import type { Branch } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { ActiveBadge } from './active-badge.tsx'

type BranchListProps = { branches: readonly Branch[]; total: number; to: (branchId: number) => string }

/** Many branches, one line each (RUN-04). */
export function BranchList({ branches, total, to }: BranchListProps) {
  if (branches.length === 0) return <p className="text-ink-soft">{m.branches_none_found()}</p>
  return (
    <section className="grid gap-2">
      <p role="status" className="text-ink-soft text-sm">
        {m.branches_count({ count: total })}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {branches.map((branch) => (
          <Row key={branch.id} branch={branch} to={to(branch.id)} />
        ))}
      </ul>
    </section>
  )
}

function Row({ branch, to }: { branch: Branch; to: string }) {
  const language = currentLanguage()
  const manager = branch.branchManager?.user.fullName
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={to}
            aria-label={m.branches_details_named({ name: branch.branchName })}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <bdi>{branch.branchName}</bdi>
          </Link>
          <ActiveBadge />
        </p>
        <p className="text-ink-soft text-sm">
          <bdi>{branch.address}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          <bdi className="whitespace-nowrap">{branch.openingHours}</bdi> ·{' '}
          {m.branches_employees_count({ count: formatNumber(branch.employeeCount, language) })}
        </p>
      </div>
      <div className="min-w-0 text-sm max-md:flex max-md:flex-wrap max-md:gap-x-4">
        <p>
          <span className="text-ink-soft">{m.branches_manager()}: </span>
          {manager ? <bdi>{manager}</bdi> : <span className="text-ink-soft">{m.branches_manager_none()}</span>}
        </p>
        <a href={`tel:${branch.phoneNumber}`} className="inline-flex min-h-11 items-center hover:underline md:min-h-6">
          <bdi dir="ltr">{branch.phoneNumber}</bdi>
        </a>
      </div>
      <dl className="flex gap-6 text-sm md:text-end">
        <Count name={m.branches_pending()} value={branch.pending} />
        <Count name={m.branches_orders()} value={branch.orders} />
      </dl>
    </li>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex items-baseline gap-2 md:block">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular font-semibold text-base">{formatNumber(value, currentLanguage())}</dd>
    </div>
  )
}
