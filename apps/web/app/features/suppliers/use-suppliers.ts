import { keepPreviousData } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export const useSuppliers = (page: number) =>
  useApiQuery('suppliers', { query: { page: String(page) } }, { placeholderData: keepPreviousData })

/** The purchase list of some days; by default today and the two days after it. */
export const usePurchaseList = (from: string, days: string) =>
  useApiQuery(
    'purchaseList',
    { query: { ...(from === '' ? {} : { from }), ...(days === '' ? {} : { days }) } },
    { placeholderData: keepPreviousData },
  )

export const useSupplierOrders = (state: string, page: number) =>
  useApiQuery(
    'supplierOrders',
    {
      query: {
        page: String(page),
        ...(state === 'sent' || state === 'received' || state === 'closed' ? { state } : {}),
      },
    },
    { placeholderData: keepPreviousData },
  )

/** The open orders that a delivery can belong to. */
export const useOpenOrders = () => useApiQuery('supplierOrders', { query: { state: 'sent', pageSize: '100' } })

export async function saveSupplier(id: number | null, body: CallInput<'updateSupplier'>['body']): Promise<string> {
  const { isArchived: _, ...created } = body
  const { message } =
    id === null
      ? await callApi('createSupplier', { body: created })
      : await callApi('updateSupplier', { params: { supplierId: String(id) }, body })
  void invalidate('suppliers', 'materials', 'material', 'purchaseList', 'supplierOrders')
  return message
}

export async function createSupplierOrder(body: CallInput<'createSupplierOrder'>['body']): Promise<string> {
  const { message } = await callApi('createSupplierOrder', { body })
  void invalidate('purchaseList', 'supplierOrders')
  return message
}

export async function closeSupplierOrder(id: number): Promise<string> {
  const { message } = await callApi('closeSupplierOrder', { params: { supplierOrderId: String(id) } })
  void invalidate('purchaseList', 'supplierOrders')
  return message
}

export async function receiveMaterials(body: CallInput<'receiveMaterials'>['body']): Promise<string> {
  const { message } = await callApi('receiveMaterials', { body })
  void invalidate('purchaseList', 'supplierOrders', 'materials', 'material', 'materialMovements', 'recipes', 'margins')
  return message
}
