import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { upload } from '../../lib/api/upload.ts'
import type { Session } from '../../lib/session/session.ts'

/** All branch managers of the client (API-10). */
export const useManagers = ({ userId, clientId }: Session) =>
  useApiQuery('getManagers', { params: { userId, clientId } }, { select: ({ data }) => data })

/** Loads the managers again wherever they are shown. */
export const refreshManagers = (): void => void invalidate('getManagers', 'getBranches', 'getBranch')

export const addManager = async (
  branchId: number,
  fields: Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<string> => {
  const { message } = await upload('addManager', { branchId }, fields, onProgress)
  refreshManagers()
  return message
}

export const deleteManager = async (branchId: number, managerId: number): Promise<string> => {
  const { message } = await callApi('deleteManager', { params: { branchId, managerId } })
  refreshManagers()
  return message
}
