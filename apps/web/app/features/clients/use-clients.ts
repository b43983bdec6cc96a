import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { updateCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { notify } from '../../ui/feedback/toast.ts'

export type ClientRow = Answer<'getClients'>['data'][number]
export type Client = Answer<'adminClient'>['data']
export type ReviewState = Client['profile']['reviewState']

const PAGE_SIZE = '25'

/** One page of companies in a review state, longest waiting first. */
export const useClients = (state: ReviewState, q: string, page: number) =>
  useApiQuery(
    'getClients',
    { query: { state, page: String(page), pageSize: PAGE_SIZE, ...(q === '' ? {} : { q }) } },
    { select: (answer) => ({ more: false, ...answer }), placeholderData: keepPreviousData },
  )

/** One company. Every read is audited, so it is not fetched again on focus. */
export const useClient = (clientId: number) =>
  useApiQuery('adminClient', { params: { clientId } }, { select: ({ data }) => data, refetchOnWindowFocus: false })

/** The company's debt by age; requires permission to see payments. */
export const useClientDebt = (clientId: number) =>
  useApiQuery('getDebts', { params: { clientId }, query: {} }, { retry: false })

const refresh = (): void => void invalidateAll()

/** Approves a company, or returns its profile with a note. */
export async function reviewClient(clientId: number, body: CallInput<'reviewClient'>['body']): Promise<void> {
  const { message } = await callApi('reviewClient', { params: { clientId }, body })
  void notify.success(message)
  refresh()
}

export type TermsBody = CallInput<'setClientTerms'>['body']

/** Sets the terms; existing orders keep their prices. */
export async function saveTerms(clientId: number, body: TermsBody): Promise<Client['terms']> {
  const { message, data } = await callApi('setClientTerms', { params: { clientId }, body })
  void notify.success(message)
  updateCached('adminClient', { params: { clientId } }, (answer) => ({
    ...answer,
    data: { ...answer.data, terms: data },
  }))
  refresh()
  return data
}

/** Revokes a branch manager's access immediately; their history stays. */
export async function revokeManager(branchId: number, managerId: number): Promise<void> {
  const { message } = await callApi('deleteManager', { params: { branchId, managerId } })
  void notify.success(message)
  refresh()
}
