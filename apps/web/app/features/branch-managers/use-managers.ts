import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { upload } from '../../lib/api/upload.ts'
import type { Session } from '../../lib/session/session.ts'

/** All branch managers of the client (API-10). */
export const useManagers = ({ userId, clientId }: Session) =>
  useQuery(
    {
      queryKey: ['managers', userId],
      queryFn: async ({ signal }) => (await callApi('getManagers', { params: { userId, clientId } }, { signal })).data,
    },
    queryClient,
  )

const refresh = (userId: string): void => {
  for (const name of ['managers', 'branches', 'branch'])
    void queryClient.invalidateQueries({ queryKey: [name, userId] })
}

export const addManager = async (
  userId: string,
  branchId: number,
  fields: Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<string> => {
  const { message } = await upload('addManager', { branchId }, fields, onProgress)
  refresh(userId)
  return message
}

export const deleteManager = async (userId: string, branchId: number, managerId: number): Promise<string> => {
  const { message } = await callApi('deleteManager', { params: { branchId, managerId } })
  refresh(userId)
  return message
}
