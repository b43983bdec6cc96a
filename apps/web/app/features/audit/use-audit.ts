import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type AuditPage = Answer<'getAudit'>
export type Entry = AuditPage['data'][number]
export type AuditFilter = { who: string; what: string; from: string; to: string }

const PAGE_SIZE = '50'

/** A page of the log. */
export const useAudit = ({ who, what, from, to }: AuditFilter, page: number) =>
  useQuery(
    {
      queryKey: ['admin', 'audit', who, what, from, to, page],
      queryFn: ({ signal }) =>
        callApi(
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
          { signal },
        ),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

/** Whom the log can be narrowed to. */
export const useActors = () =>
  useQuery({ queryKey: ['admin', 'staff'], queryFn: ({ signal }) => callApi('getStaff', {}, { signal }) }, queryClient)
