import { keepPreviousData } from '@tanstack/react-query'
import { useApiQuery } from '../../lib/api/api-query.ts'
import type { Period } from '../../lib/format/periods.ts'
import type { Session } from '../../lib/session/session.ts'

const toQuery = (branchId: number) => (branchId > 0 ? { branchId: String(branchId) } : {})

/** Open debts and their ageing, of all branches (0) or one. */
export const useDebts = ({ clientId }: Session, branchId: number) =>
  useApiQuery('getDebts', { params: { clientId }, query: toQuery(branchId) }, { placeholderData: keepPreviousData })

/** The request for the statement of a period, also for its files. */
export const statementInput = ({ clientId }: Session, { from, to }: Period, branchId: number) => ({
  params: { clientId },
  query: { from, to, ...toQuery(branchId) },
})

/** Movements and balance of a period. */
export const useStatement = (session: Session, period: Period, branchId: number) =>
  useApiQuery('getStatement', statementInput(session, period, branchId), { placeholderData: keepPreviousData })

export type InvoiceQuery = { branchId: number; q: string; page: number }

const INVOICES = '20'

/** A page of the orders with an invoice, newest first. */
export const useInvoices = ({ userId, clientId }: Session, { branchId, q, page }: InvoiceQuery) =>
  useApiQuery(
    'getOrders',
    {
      params: { userId, clientId },
      query: {
        page: String(page),
        pageSize: INVOICES,
        invoiced: 'true',
        ...toQuery(branchId),
        ...(q !== '' && { q }),
      },
    },
    {
      placeholderData: keepPreviousData,
      select: ({ data, ...pages }) => ({
        ...pages,
        invoices: data.flatMap(({ documents, id, orderNumber, purchaseOrder, branch }) =>
          documents.map((document) => ({ ...document, id, orderNumber, purchaseOrder, branch })),
        ),
      }),
    },
  )
