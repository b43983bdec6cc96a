import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'

export type AuditPage = Answer<'getAudit'>
export type Entry = AuditPage['data'][number]
export type AuditFilter = { who: string; what: string; from: string; to: string }

const PAGE_SIZE = '50'

/** A page of the log. */
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

/** Whom the log can be narrowed to. */
export const useActors = () => useApiQuery('getStaff', {})
