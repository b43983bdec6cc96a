import type { ClientProfile } from '@warda/contract/clients'
import { updateCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { cacheClientData } from '../../lib/session/session-changes.ts'

/** The client's profile; fresh for 30 seconds, so that a focus refetch does not reset an open form. */
export const useProfile = (userId: string) =>
  useApiQuery('getClientProfile', { params: { id: userId } }, { select: ({ data }) => data, staleTime: 30_000 })

/** Caches a saved profile and refetches the overview, which depends on it. */
export const cacheProfile = (userId: string, profile: ClientProfile): void => {
  updateCached('getClientProfile', { params: { id: userId } }, (answer) => ({ ...answer, data: profile }))
  void invalidate('getClientOverview')
  if (!profile.isNotComplete) void refreshClientCookie(userId)
}

/** Sets the `ClientData` cookie, which only a complete profile has (API-08, spec §7). */
export const refreshClientCookie = async (userId: string): Promise<void> => {
  try {
    cacheClientData(await callApi('getUser', { params: { id: userId } }))
  } catch {
    // The cookie is optional; the page has its own data.
  }
}
