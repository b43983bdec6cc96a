import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'

export type AuditPage = Answer<'getAudit'>
export type Entry = AuditPage['data'][number]
export type AuditFilter = { who: string; what: string; from: string; to: string }

const PAGE_SIZE = '50'

/** One page of the audit log. */
export const useAudit = ({ who, what, from, to }: AuditFilter, page: number) =>
  useApiQuery(
    'getAudit',
    {
      query: {
        page: String(page),
        pageSize: PAGE_SIZE,
        ...(who === '' ? {} : { actorId: who }),
        ...(what === '' ? {} : { action: what }),
        ...(from === '' ? {} : { from }),
        ...(to === '' ? {} : { to }),
      },
    },
    { placeholderData: keepPreviousData },
  )

/** The staff by whom the log can be filtered. */
export const useActors = () => useApiQuery('getStaff', {})
