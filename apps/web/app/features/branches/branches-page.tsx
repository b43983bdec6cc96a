import { m } from '@warda/i18n/messages'
import { Plus, Store } from 'lucide-react'
import { useState } from 'react'
import { clientPaths } from '../../client-paths.ts'
import type { Session } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { BranchCard } from './branch-card.tsx'
import { BranchDialog } from './branch-dialog.tsx'
import { useBranches } from './use-branches.ts'

/** All branches of the client, with a button that adds one (CLIENT-04). */
export function BranchesPage({ session }: { session: Session }) {
  const query = useBranches(session.userId)
  const [adding, setAdding] = useState(false)
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" size={18} />
      {query.data?.length === 0 ? m.branches_add_first() : m.branches_add()}
    </Button>
  )
  return (
    <>
      <QueryResult query={query}>
        {(branches) =>
          branches.length === 0 ? (
            <EmptyState
              title={m.branches_empty_title()}
              icon={<Store aria-hidden="true" size={56} strokeWidth={1.2} />}
              actions={add}
            >
              {m.branches_empty_text()}
            </EmptyState>
          ) : (
            <div className="grid gap-5">
              <div className="flex justify-end">{add}</div>
              <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
                {branches.map((branch) => (
                  <li key={branch.id} className="min-w-0">
                    <BranchCard branch={branch} to={clientPaths.branch(session.userId, branch.id)} />
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </QueryResult>
      <BranchDialog session={session} branch={null} open={adding} onClose={() => setAdding(false)} />
    </>
  )
}
