import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { FilterField, ListPage } from '../../ui/admin/list-page.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import { type Entry, useActors, useAudit } from './use-audit.ts'

const FILTERS = ['who', 'what', 'from', 'to'] as const

/** The page of an entry's subject; null when there is none. */
export type SubjectPath = (entry: Entry) => string | null

/** Audit log, newest first (ADMIN-03). */
export function AuditPage({ getSubjectPath }: { getSubjectPath: SubjectPath }) {
  const list = useListParams(FILTERS)
  const { values } = list
  const query = useAudit(values, list.page)
  const actors = useActors()
  return (
    <ListPage
      list={list}
      query={query}
      empty={{ drawing: 'paper', title: m.admin_audit_empty(), text: m.admin_audit_empty_text() }}
      filters={
        <>
          <FilterField
            label={m.admin_audit_who()}
            all={m.admin_audit_everybody()}
            value={values.who}
            options={(actors.data?.data ?? []).map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
            onChange={(actor) => list.change({ who: actor })}
          />
          <div className="min-w-36 grow basis-36 sm:max-w-72">
            <FilterField
              label={m.admin_audit_what()}
              all={m.admin_audit_anything()}
              value={values.what}
              options={(query.data?.actions ?? []).map(({ action, text }) => ({ value: action, label: text }))}
              onChange={(action) => list.change({ what: action })}
            />
          </div>
          <div className="flex grow flex-wrap gap-3 sm:grow-0">
            {(['from', 'to'] as const).map((end) => (
              <div key={end} className="grow basis-36 sm:grow-0">
                <DateField
                  label={end === 'from' ? m.admin_audit_from() : m.admin_audit_to()}
                  value={values[end]}
                  onChange={({ target }) => list.change({ [end]: target.value })}
                />
              </div>
            ))}
          </div>
        </>
      }
    >
      {(rows) => <Entries rows={rows} getSubjectPath={getSubjectPath} />}
    </ListPage>
  )
}

function Entries({ rows, getSubjectPath }: { rows: Entry[]; getSubjectPath: SubjectPath }) {
  const language = currentLanguage()
  return (
    <DataTable
      caption={m.admin_nav_audit()}
      rows={rows}
      getKey={(entry) => entry.id}
      lead={{ title: m.admin_audit_what(), name: (entry) => <EntryText entry={entry} path={getSubjectPath(entry)} /> }}
      columns={[
        {
          key: 'who',
          title: m.admin_audit_who(),
          cell: ({ actor, apiKey }) => (
            <>
              <bdi className="whitespace-nowrap">{actor ?? m.audit_nobody()}</bdi>
              {apiKey !== null && (
                <bdi className="block text-ink-soft text-sm">{m.audit_by_api_key({ name: apiKey })}</bdi>
              )}
            </>
          ),
        },
        {
          key: 'when',
          title: m.admin_audit_when(),
          cell: (entry) => (
            <time dateTime={entry.at} className="tabular whitespace-nowrap text-ink-soft">
              {formatDateTime(entry.at, language)}
            </time>
          ),
        },
      ]}
    />
  )
}

function EntryText({ entry, path }: { entry: Entry; path: string | null }) {
  if (path === null) return <span className="inline-flex min-h-11 items-center font-normal">{entry.text}</span>
  return (
    <Link
      to={path}
      className="inline-flex min-h-11 items-center font-normal underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {entry.text}
    </Link>
  )
}
