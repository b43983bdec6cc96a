import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDate } from '../../lib/format/format.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { formatReviewState, REVIEW_TABS } from './review-labels.tsx'
import { type ClientRow, type ReviewState, useClients } from './use-clients.ts'

const FILTERS = ['state'] as const

/** Companies by review state, longest waiting first (ADMIN-02); tab, search text and page are in the URL. */
export function ClientsPage() {
  const list = useListParams(FILTERS)
  const state = REVIEW_TABS.find((tab) => tab === list.values.state) ?? 'pending'
  return (
    <Tabs
      label={m.admin_clients_tabs()}
      selected={state}
      onSelect={(tab) => list.change({ state: tab === 'pending' ? '' : tab })}
      tabs={REVIEW_TABS.map((tab) => ({
        id: tab,
        label: formatReviewState(tab),
        content: <ClientList key={tab} state={tab} />,
      }))}
    />
  )
}

const empty: Record<ReviewState, { title: () => string; text: () => string }> = {
  pending: { title: m.admin_clients_empty_pending, text: m.admin_clients_empty_pending_text },
  approved: { title: m.admin_clients_empty_approved, text: m.admin_clients_empty_approved_text },
  rejected: { title: m.admin_clients_empty_rejected, text: m.admin_clients_empty_rejected_text },
  draft: { title: m.admin_clients_empty_draft, text: m.admin_clients_empty_draft_text },
}

function ClientList({ state }: { state: ReviewState }) {
  // The tab is not a clearable filter, so a list within it has only its search text.
  const list = useListParams()
  const query = useClients(state, list.q, list.page)
  const { title, text } = empty[state]
  return (
    <ListPage
      list={list}
      query={query}
      search={m.admin_clients_search()}
      placeholder={m.admin_clients_search_hint()}
      empty={{ drawing: 'house', title: title(), text: text() }}
      count={(count) => m.admin_clients_count({ count })}
    >
      {(rows) => (
        <DataTable
          caption={m.admin_nav_clients()}
          rows={rows}
          getKey={({ profile }) => profile.id}
          getLink={({ profile }) => adminPaths.client(profile.id)}
          lead={{
            title: m.admin_clients_company(),
            name: ({ profile }) => <bdi>{profile.organizationName ?? m.admin_clients_unnamed()}</bdi>,
            below: ({ profile }) => <bdi>{profile.ownerName ?? profile.email}</bdi>,
          }}
          columns={columns()}
        />
      )}
    </ListPage>
  )
}

const columns = (): TableColumn<ClientRow>[] => [
  {
    key: 'register',
    title: m.admin_clients_register(),
    roomy: true,
    cell: ({ profile }) => <bdi className="tabular">{profile.registerNumber ?? '–'}</bdi>,
  },
  {
    key: 'since',
    title: m.admin_clients_since(),
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatDate(createdAt, currentLanguage())}
      </time>
    ),
  },
  {
    key: 'limit',
    title: m.admin_clients_limit(),
    end: true,
    cell: ({ profile }) => <Money riyals={profile.credit.limit} />,
  },
  {
    key: 'owed',
    title: m.admin_clients_owes(),
    end: true,
    cell: ({ outstanding }) =>
      outstanding > 0 ? (
        <Money riyals={outstanding} className="font-semibold text-petal-deep" />
      ) : (
        <span className="text-ink-soft">–</span>
      ),
  },
]
