import { keepPreviousData } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import type { ProductImport, ROW_FILTERS, STOCK_MODES, WITHOUT_PICTURE } from '@warda/contract/imports'
import { useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { upload } from '../../lib/api/upload.ts'

/** Polling interval while an import runs, ms. */
const POLL_INTERVAL_MS = 1_000

const ROWS_ON_A_PAGE = '25'

export type RowFilter = (typeof ROW_FILTERS)[number]

/** The options of an import; `categoryId` is empty for none. */
export type ImportChoices = {
  stockMode: (typeof STOCK_MODES)[number]
  withoutPicture: (typeof WITHOUT_PICTURE)[number]
  categoryId: string
}

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

/** A page of the rows of an import, in the order of the file. */
export const useImportRows = (id: string, show: RowFilter, page: number) =>
  useApiQuery(
    'importRows',
    {
      params: { importId: id },
      query: { show, page: String(page), pageSize: ROWS_ON_A_PAGE } satisfies CallInput<'importRows'>['query'],
    },
    { placeholderData: keepPreviousData },
  )

/** The latest imports, polled while one of them runs. */
export const useImports = () =>
  useApiQuery(
    'imports',
    { query: { page: '1', pageSize: '5' } },
    {
      select: ({ data }) => data,
      refetchInterval: ({ state }) =>
        state.data?.data.some((one) => one.state === 'running') ? POLL_INTERVAL_MS : false,
    },
  )

const cacheImport = (productImport: ProductImport): ProductImport => {
  writeCached('getImport', { params: { importId: productImport.id } }, { data: productImport })
  void invalidate('imports', 'importRows')
  return productImport
}

/** Uploads a file for validation; `onProgress` gets the share uploaded, 0 to 1. */
export const checkFile = async (
  file: File,
  { stockMode, withoutPicture, categoryId }: ImportChoices,
  onProgress: (share: number) => void,
): Promise<ProductImport> => {
  const choices = { stockMode, withoutPicture, categoryId: categoryId === '' ? null : categoryId }
  return cacheImport((await upload('importProducts', {}, { file, ...choices }, onProgress)).data)
}

/** Adds the pictures of a zip to a checked import. */
export const addPictures = async (
  id: string,
  pictures: File,
  onProgress: (share: number) => void,
): Promise<ProductImport> =>
  cacheImport((await upload('addImportPictures', { importId: id }, { pictures }, onProgress)).data)

/** Imports the valid rows, or resumes; `addAgain` adds stock that was added before. */
export const runImport = async (id: string, addAgain = false): Promise<ProductImport> =>
  cacheImport((await callApi('runImport', { params: { importId: id }, body: addAgain ? { addAgain } : {} })).data)

/** Stops an import after the current batch. */
export const cancelImport = async (id: string): Promise<ProductImport> =>
  cacheImport((await callApi('cancelImport', { params: { importId: id } })).data)
