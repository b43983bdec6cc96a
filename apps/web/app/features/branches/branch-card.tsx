import type { Branch } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { Clock, MapPin, Phone, UserRound, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ActiveBadge } from './active-badge.tsx'

/** One branch in the list (CLIENT-04). */
export function BranchCard({ branch, to }: { branch: Branch; to: string }) {
  const manager = branch.branchManager?.user.fullName
  const language = currentLanguage()
  return (
    <article
      aria-labelledby={`branch-${branch.id}`}
      className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <header className="flex items-start justify-between gap-3">
        <h2 id={`branch-${branch.id}`} className="text-xl">
          <bdi>{branch.branchName}</bdi>
        </h2>
        <ActiveBadge />
      </header>
      <dl className="grid gap-2.5 text-[0.9375rem]">
        <Line name={m.branches_address()} icon={<MapPin aria-hidden="true" size={17} />}>
          <bdi>{branch.address}</bdi>
        </Line>
        <Line name={m.branches_phone()} icon={<Phone aria-hidden="true" size={17} />}>
          <a href={`tel:${branch.phoneNumber}`} className="hover:underline">
            <bdi dir="ltr">{branch.phoneNumber}</bdi>
          </a>
        </Line>
        <Line name={m.branches_manager()} icon={<UserRound aria-hidden="true" size={17} />}>
          {manager ? <bdi>{manager}</bdi> : <span className="text-ink-soft">{m.branches_manager_none()}</span>}
        </Line>
        <Line name={m.branches_hours()} icon={<Clock aria-hidden="true" size={17} />}>
          <bdi className="whitespace-nowrap">{branch.openingHours}</bdi>
        </Line>
        <Line name={m.branches_employees()} icon={<UsersRound aria-hidden="true" size={17} />}>
          <span className="tabular">
            {m.branches_employees_count({ count: formatNumber(branch.employeeCount, language) })}
          </span>
        </Line>
      </dl>
      <dl className="mt-auto grid grid-cols-2 gap-3">
        <Count name={m.branches_pending()} value={branch.pending} />
        <Count name={m.branches_orders()} value={branch.orders} />
      </dl>
      <LinkButton to={to} look="secondary" wide aria-label={m.branches_details_named({ name: branch.branchName })}>
        {m.branches_details()}
      </LinkButton>
    </article>
  )
}

function Line({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5">
      <dt className="mt-1 shrink-0 text-ink-soft">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="rounded-field bg-sand px-3 py-2.5">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="tabular font-display text-2xl">{formatNumber(value, currentLanguage())}</dd>
    </div>
  )
}
