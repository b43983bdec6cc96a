import { useApiQuery } from './api-query.ts'

/** Every branch that the user can choose, as options of a list that filters while typing. */
export const useBranchNames = (userId: string) =>
  useApiQuery(
    'getBranchNames',
    { params: { id: userId } },
    { select: ({ data }) => data.map(({ id, branchName, address }) => ({ id, name: branchName, detail: address })) },
  )
