import { useQuery } from '@tanstack/react-query'
import type { ProductImport } from '@warda/contract/imports'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { upload } from '../../lib/api/upload.ts'

const keyOf = (id: string) => ['admin', 'import', id]

/** How often a running import is asked how far it is, milliseconds. */
const EVERY_MS = 1_000

/** An import by its number; asked again every second while it runs. */
export const useImport = (id: string) =>
  useQuery(
    {
      queryKey: keyOf(id),
      queryFn: async ({ signal }) => (await callApi('getImport', { params: { importId: id } }, { signal })).data,
      enabled: id !== '',
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY_MS : false),
    },
    queryClient,
  )

const keep = (found: ProductImport): ProductImport => {
  queryClient.setQueryData(keyOf(found.id), found)
  return found
}

/** Sends a file for checking; `onProgress` hears how much has gone out, 0 to 1. */
export const checkFile = async (file: File, onProgress: (share: number) => void): Promise<ProductImport> =>
  keep((await upload('importProducts', {}, { file }, onProgress)).data)

/** Takes the rows without problems, or goes on with them. */
export const runImport = async (id: string): Promise<ProductImport> =>
  keep((await callApi('runImport', { params: { importId: id } })).data)

/** Stops it where it stands. */
export const cancelImport = async (id: string): Promise<ProductImport> =>
  keep((await callApi('cancelImport', { params: { importId: id } })).data)
