import type { ClientOverview } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { clientPaths } from '../../client-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney, formatNumber } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'

type Branch = ClientOverview['branches'][number]
/** Further branches are shown on request. */
const FEW = 20

const head = 'whitespace-nowrap px-2 py-2 text-start font-medium first:ps-0 last:pe-0'
const cell = '[overflow-wrap:normal] px-2 py-3 align-middle first:ps-0 last:pe-0'

/** Orders, spending, debts and points per branch: a table, or a list on narrow screens. */
export function BranchTable({ userId, branches }: { userId: string; branches: readonly Branch[] }) {
  const language = currentLanguage()
  const [isOpen, setOpen] = useState(false)
  if (branches.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-soft">{m.client_no_branches()}</p>
        <LinkButton to={clientPaths.branches(userId)}>{m.branches_add_first()}</LinkButton>
      </div>
    )
  }
  const shown = isOpen ? branches : branches.slice(0, FEW)
  const columns = [
    m.client_branch(),
    m.client_orders(),
    m.client_spent(),
    m.client_outstanding(),
    m.client_points(),
    m.client_budget(),
  ]
  return (
    <>
      <table className="w-full text-[0.9375rem] max-md:block">
        <caption className="sr-only">{m.client_by_branch()}</caption>
        <thead className="border-line border-b text-ink-soft text-sm max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-4">
          {shown.map((branch) => (
            <tr
              key={branch.branchId}
              className="border-line border-b last:border-b-0 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:pb-3"
            >
              <th scope="row" className={`${cell} text-start font-semibold max-md:col-span-2 max-md:p-0`}>
                <Link
                  to={clientPaths.branch(userId, branch.branchId)}
                  className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  <bdi>{branch.branchName}</bdi>
                </Link>
              </th>
              <Cell name={columns[1]}>
                {formatNumber(branch.orders, language)}
                {branch.pending > 0 && (
                  <span className="block text-ink-soft text-sm">
                    {m.client_pending_note({ count: formatNumber(branch.pending, language) })}
                  </span>
                )}
              </Cell>
              <Cell name={columns[2]}>
                <Money riyals={branch.spent} />
              </Cell>
              <Cell name={columns[3]}>
                <Money riyals={branch.outstanding} />
                {branch.unconfirmed > 0 && (
                  <span className="block whitespace-normal text-ink-soft text-sm">
                    <AmountText>
                      {m.client_statement_unconfirmed({ money: formatMoney(branch.unconfirmed, language) })}
                    </AmountText>
                  </span>
                )}
              </Cell>
              <Cell name={columns[4]}>{formatNumber(branch.points, language)}</Cell>
              <Cell name={columns[5]}>
                {branch.budget === null ? (
                  <span className="text-ink-soft">{m.client_budget_unset()}</span>
                ) : (
                  <>
                    <Money riyals={branch.spentThisMonth} /> <span className="text-ink-soft">/</span>{' '}
                    <Money riyals={branch.budget} />
                  </>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < branches.length && (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {m.client_all_branches({ count: branches.length })}
        </Button>
      )}
    </>
  )
}

function Cell({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <td className={`${cell} tabular whitespace-nowrap max-md:p-0 max-md:py-1`}>
      <span aria-hidden="true" className="block text-ink-soft text-sm md:hidden">
        {name}
      </span>
      {children}
    </td>
  )
}
