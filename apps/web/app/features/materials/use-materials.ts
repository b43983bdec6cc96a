import { keepPreviousData } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

type Filter = { q: string; kind: string; show: string; page: number }

/** A page of materials by name. */
export const useMaterials = ({ q, kind, show, page }: Filter) =>
  useApiQuery(
    'materials',
    {
      query: {
        page: String(page),
        ...(q === '' ? {} : { q }),
        ...(kind === 'stem' || kind === 'material' ? { kind } : {}),
        ...(show === 'low' || show === 'expiring' || show === 'archived' ? { show } : {}),
      },
    },
    { placeholderData: keepPreviousData },
  )

export const useMaterial = (materialId: string) => useApiQuery('material', { params: { materialId } })

export const useMovements = (materialId: string, page: number) =>
  useApiQuery(
    'materialMovements',
    { params: { materialId }, query: { page: String(page), pageSize: '20' } },
    { placeholderData: keepPreviousData },
  )

/** The suppliers to choose from. */
export const useSupplierChoices = () => useApiQuery('suppliers', { query: { pageSize: '100' } })

const refresh = (): void => void invalidate('materials', 'material', 'materialMovements', 'purchaseList', 'margins')

type Body = CallInput<'updateMaterial'>['body']

/** Creates a material, or changes the one with the id; returns the message. */
export async function saveMaterial(id: number | null, body: Body): Promise<string> {
  const { isArchived: _, ...created } = body
  const { message } =
    id === null
      ? await callApi('createMaterial', { body: created })
      : await callApi('updateMaterial', { params: { materialId: String(id) }, body })
  refresh()
  return message
}

export async function recordWaste(materialId: number, body: CallInput<'recordWaste'>['body']): Promise<string> {
  const { message } = await callApi('recordWaste', { params: { materialId: String(materialId) }, body })
  refresh()
  return message
}

/** Refreshes the stock after an error too, because the stock may have changed meanwhile. */
export async function countMaterial(materialId: number, body: CallInput<'countMaterial'>['body']): Promise<string> {
  try {
    return (await callApi('countMaterial', { params: { materialId: String(materialId) }, body })).message
  } finally {
    refresh()
  }
}

export async function setBatchCost(batchId: number, cost: number): Promise<string> {
  const { message } = await callApi('setBatchCost', { params: { batchId: String(batchId) }, body: { cost } })
  refresh()
  return message
}
