import { useQuery } from '@tanstack/react-query'
import type { ClientProfile } from '@warda/contract/clients'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { cacheClientData } from '../../lib/session/session-changes.ts'

const keyOf = (userId: string) => ['client-profile', userId]

/** What the client has told so far. A form may be open on it: looking at the window again must not replace it. */
export const useProfile = (userId: string) =>
  useQuery(
    {
      queryKey: keyOf(userId),
      queryFn: async ({ signal }) => (await callApi('getClientProfile', { params: { id: userId } }, { signal })).data,
      staleTime: 30_000,
    },
    queryClient,
  )

/** Puts a saved profile on the screen; what is drawn from it elsewhere is asked again. */
export const keepProfile = (userId: string, profile: ClientProfile): void => {
  queryClient.setQueryData(keyOf(userId), profile)
  void queryClient.invalidateQueries({ queryKey: ['client-overview', userId] })
  if (!profile.isNotComplete) void rememberClient(userId)
}

/** Caches the client in cookie `ClientData`, which only a complete profile is put into (API-08, spec §7). */
export const rememberClient = async (userId: string): Promise<void> => {
  try {
    cacheClientData(await callApi('getUser', { params: { id: userId } }))
  } catch {
    // The cookie is a convenience; the page has its own data.
  }
}
