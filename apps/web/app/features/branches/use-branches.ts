import { useQuery } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

/** The client's branches, by name. */
export const useBranches = (userId: string) =>
  useQuery(
    {
      queryKey: ['branches', userId],
      queryFn: async ({ signal }) => (await callApi('getBranches', { params: { id: userId } }, { signal })).data,
    },
    queryClient,
  )

/** One branch with its months and last orders. */
export const useBranch = (userId: string, branchId: number) =>
  useQuery(
    {
      queryKey: ['branch', userId, branchId],
      queryFn: async ({ signal }) => (await callApi('getBranch', { params: { branchId } }, { signal })).data,
    },
    queryClient,
  )

/** Everything that shows branches is asked again: lists, pages, the overview, the choice at checkout. */
const refreshBranches = (userId: string): void => {
  for (const name of ['branches', 'branch', 'managers', 'branch-choice', 'client-overview']) {
    void queryClient.invalidateQueries({ queryKey: [name, userId] })
  }
}

export type BranchBody = CallInput<'addBranch'>['body']

/** Adds a branch, or changes the one named. */
export const saveBranch = async (userId: string, branchId: number | null, body: BranchBody) => {
  const { message } =
    branchId === null
      ? await callApi('addBranch', { params: { id: userId }, body })
      : await callApi('updateBranch', { params: { branchId }, body })
  refreshBranches(userId)
  return message
}
