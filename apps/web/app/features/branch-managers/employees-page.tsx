import type { BranchManager } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { IdCard, Mail, Phone, Store } from 'lucide-react'
import { useState } from 'react'
import { clientPaths } from '../../client-paths.ts'
import { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import { matchesWords } from '../../lib/format/match-words.ts'
import type { Session } from '../../lib/session/session.ts'
import { SearchField } from '../../ui/admin/search-field.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { picturePath, SignedPicture } from '../../ui/media/signed-picture.tsx'
import { EmployeeStatus } from './employee-status.tsx'
import { refreshManagers, useManagers } from './use-managers.ts'

/** Up to this many managers need no search; so many more are shown at a time. */
const FEW = 9
const PAGE = 30

const listManagers = (managers: readonly BranchManager[], q: string): BranchManager[] =>
  managers.filter(({ user, branch }) =>
    matchesWords(q, [user.fullName, user.email, user.phoneNumber, branch.branchName].join(' ')),
  )

/** All branch managers of the client (CLIENT-06). */
export function EmployeesPage({ session }: { session: Session }) {
  const query = useManagers(session)
  const { text, change } = useSearchFilter()
  const q = text('q')
  const [shownCount, setShownCount] = useState(PAGE)
  const [shownId, setShownId] = useState<number | null>(null)
  const manager = query.data?.find(({ id }) => id === shownId)
  return (
    <>
      <QueryResult query={query}>
        {(managers) =>
          managers.length === 0 ? (
            <EmptyState
              drawing="people"
              title={m.managers_empty_title()}
              actions={<LinkButton to={clientPaths.branches(session.userId)}>{m.managers_empty_action()}</LinkButton>}
            >
              {m.managers_empty_text()}
            </EmptyState>
          ) : (
            <div className="grid gap-5">
              {managers.length > FEW && (
                <SearchField
                  label={m.managers_search()}
                  placeholder={m.managers_search_hint()}
                  text={q}
                  onSearch={(typed) => change({ q: typed })}
                />
              )}
              {listManagers(managers, q).length === 0 && <p className="text-ink-soft">{m.managers_none_found()}</p>}
              <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
                {listManagers(managers, q)
                  .slice(0, shownCount)
                  .map((manager) => (
                    <li key={manager.id} className="min-w-0">
                      <EmployeeCard manager={manager} onShow={() => setShownId(manager.id)} />
                    </li>
                  ))}
              </ul>
              {listManagers(managers, q).length > shownCount && (
                <Button
                  look="secondary"
                  className="justify-self-center"
                  onClick={() => setShownCount(shownCount + PAGE)}
                >
                  {m.managers_more()}
                </Button>
              )}
            </div>
          )
        }
      </QueryResult>
      <Dialog open={manager !== undefined} onClose={() => setShownId(null)} title={m.managers_image()}>
        {manager && (
          <SignedPicture
            address={manager.imageIdentity.url}
            onExpired={refreshManagers}
            alt={m.managers_image_of({ name: manager.user.fullName })}
            className="min-h-40 w-full object-contain!"
          />
        )}
      </Dialog>
    </>
  )
}

const line = 'flex min-h-11 items-center gap-3 break-all hover:underline'

function EmployeeCard({ manager, onShow }: { manager: BranchManager; onShow: () => void }) {
  const { user, branch, imageIdentity } = manager
  return (
    <article className="flex h-full flex-col gap-2 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">
          <bdi>{user.fullName}</bdi>
        </h2>
        <EmployeeStatus />
      </div>
      <p className="flex items-center gap-2 text-ink-soft text-sm">
        <Store aria-hidden="true" size={16} />
        <bdi>{branch.branchName}</bdi>
      </p>
      <a href={`mailto:${user.email}`} className={line}>
        <Mail aria-hidden="true" size={17} className="shrink-0 text-ink-soft" />
        <bdi>{user.email}</bdi>
      </a>
      <a href={`tel:${user.phoneNumber}`} className={line}>
        <Phone aria-hidden="true" size={17} className="shrink-0 text-ink-soft" />
        <bdi dir="ltr">{user.phoneNumber}</bdi>
      </a>
      {imageIdentity.url !== '' && (
        <a
          href={picturePath(imageIdentity.url)}
          target="_blank"
          rel="noreferrer"
          className={`${buttonStyle('secondary')} mt-auto self-start`}
          aria-label={m.managers_image_of({ name: user.fullName })}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            onShow()
          }}
        >
          <IdCard aria-hidden="true" size={18} />
          {m.managers_image_show()}
        </a>
      )}
    </article>
  )
}
