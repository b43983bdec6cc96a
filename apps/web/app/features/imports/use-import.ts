import type { ProductImport } from '@warda/contract/imports'
import { useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { upload } from '../../lib/api/upload.ts'

/** Polling interval, ms. */
const POLL_INTERVAL_MS = 1_000

/** An import, polled while it runs. */
export const useImport = (id: string) =>
  useApiQuery(
    'getImport',
    { params: { importId: id } },
    {
      select: ({ data }) => data,
      enabled: id !== '',
      refetchInterval: ({ state }) => (state.data?.data.state === 'running' ? POLL_INTERVAL_MS : false),
    },
  )

const cacheImport = (productImport: ProductImport): ProductImport => {
  writeCached('getImport', { params: { importId: productImport.id } }, { data: productImport })
  return productImport
}

/** Uploads a file for validation; `onProgress` gets the share uploaded, 0 to 1. */
export const checkFile = async (file: File, onProgress: (share: number) => void): Promise<ProductImport> =>
  cacheImport((await upload('importProducts', {}, { file }, onProgress)).data)

/** Imports the valid rows, or resumes. */
export const runImport = async (id: string): Promise<ProductImport> =>
  cacheImport((await callApi('runImport', { params: { importId: id } })).data)

/** Stops an import after the current row. */
export const cancelImport = async (id: string): Promise<ProductImport> =>
  cacheImport((await callApi('cancelImport', { params: { importId: id } })).data)
