import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { notify } from '../../ui/feedback/toast.ts'

export type ClientRow = Answer<'getClients'>['data'][number]
export type Client = Answer<'adminClient'>['data']
export type ReviewState = Client['profile']['reviewState']

const PAGE_SIZE = '25'

/** One page of companies of one review state, the longest waiting first. */
export const useClients = (state: ReviewState, q: string, page: number) =>
  useQuery(
    {
      queryKey: ['admin', 'clients', state, q, page],
      queryFn: async ({ signal }) => {
        const query = { state, page: String(page), pageSize: PAGE_SIZE, ...(q === '' ? {} : { q }) }
        return { more: false, ...(await callApi('getClients', { query }, { signal })) }
      },
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

const keyOf = (clientId: number) => ['admin', 'client', clientId]

/** One company; looking is noted by the server, so it is not asked for again by itself. */
export const useClient = (clientId: number) =>
  useQuery(
    {
      queryKey: keyOf(clientId),
      queryFn: async ({ signal }) => (await callApi('adminClient', { params: { clientId } }, { signal })).data,
      refetchOnWindowFocus: false,
    },
    queryClient,
  )

/** What a company owes by how late it is; only for those who may see money. */
export const useOwed = (clientId: number) =>
  useQuery(
    {
      queryKey: ['customer-debts', clientId, 'ageing'],
      queryFn: async ({ signal }) => callApi('getDebts', { params: { clientId }, query: {} }, { signal }),
      retry: false,
    },
    queryClient,
  )

const refresh = (): void => void queryClient.invalidateQueries({ queryKey: ['admin'] })

/** Approves a company, or sends its profile back with a word. */
export async function reviewClient(clientId: number, body: CallInput<'reviewClient'>['body']): Promise<void> {
  const { message } = await callApi('reviewClient', { params: { clientId }, body })
  void notify.success(message)
  refresh()
}

export type TermsBody = CallInput<'setClientTerms'>['body']

/** Sets the terms; orders placed before keep their prices. */
export async function saveTerms(clientId: number, body: TermsBody): Promise<Client['terms']> {
  const { message, data } = await callApi('setClientTerms', { params: { clientId }, body })
  void notify.success(message)
  queryClient.setQueryData<Client>(keyOf(clientId), (client) => client && { ...client, terms: data })
  refresh()
  return data
}

/** Ends a manager's login at once; the history stays. */
export async function endManager(branchId: number, managerId: number): Promise<void> {
  const { message } = await callApi('deleteManager', { params: { branchId, managerId } })
  void notify.success(message)
  refresh()
}
