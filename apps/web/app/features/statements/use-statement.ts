import { keepPreviousData } from '@tanstack/react-query'
import { useApiQuery } from '../../lib/api/api-query.ts'
import type { Session } from '../../lib/session/session.ts'
import type { Period } from './periods.ts'

/** Open debts and their ageing. */
export const useDebts = ({ clientId }: Session) => useApiQuery('getDebts', { params: { clientId }, query: {} })

/** Movements and balance of a period. */
export const useStatement = ({ clientId }: Session, { from, to }: Period) =>
  useApiQuery('getStatement', { params: { clientId }, query: { from, to } }, { placeholderData: keepPreviousData })

/** Orders with an invoice among the newest 100. */
export const useInvoices = ({ userId, clientId }: Session) =>
  useApiQuery(
    'getOrders',
    { params: { userId, clientId }, query: { page: '1', pageSize: '100' } },
    {
      select: ({ data }) =>
        data.flatMap(({ invoice, id, orderNumber, createdAt, totalBalance, branch }) =>
          invoice === null ? [] : [{ ...invoice, id, orderNumber, createdAt, total: totalBalance, branch }],
        ),
    },
  )
