import { hasPermission } from '@warda/domain/access/permissions'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentPage } from '../../present-page.ts'
import { presentPurchaseList, presentSupplier, presentSupplierOrder } from './present.ts'
import { readPurchaseList } from './purchase-list.ts'
import { receiveMaterials } from './receive-materials.ts'
import { createSupplier, listSuppliers, updateSupplier } from './save-supplier.ts'
import { closeSupplierOrder, createSupplierOrder, listSupplierOrders } from './supplier-orders.ts'

type Calls =
  | 'suppliers'
  | 'createSupplier'
  | 'updateSupplier'
  | 'purchaseList'
  | 'supplierOrders'
  | 'createSupplierOrder'
  | 'closeSupplierOrder'
  | 'receiveMaterials'

export const supplierRoutes: Pick<Handlers, Calls> = {
  async suppliers({ context, query }) {
    return ok(presentPage(await listSuppliers(context, query), presentSupplier))
  },
  async createSupplier({ context, body, t }) {
    const { phone = '', email = '', ...form } = body
    const saved = await createSupplier(context, { ...form, phone, email })
    return saved.ok ? ok({ message: t('suppliers_api_saved'), data: presentSupplier(saved.value) }) : saved
  },
  async updateSupplier({ context, params, body, t }) {
    const { phone = '', email = '', ...form } = body
    const saved = await updateSupplier(context, params.supplierId, { ...form, phone, email })
    return saved.ok ? ok({ message: t('suppliers_api_saved'), data: presentSupplier(saved.value) }) : saved
  },
  async purchaseList({ context, actor, query, language }) {
    const found = await readPurchaseList(context, query)
    const hasCosts = hasPermission(actor.permissions, 'purchasing')
    return found.ok ? ok(presentPurchaseList(found.value, { language, hasCosts })) : found
  },
  async supplierOrders({ context, query, language }) {
    return ok(presentPage(await listSupplierOrders(context, query), (row) => presentSupplierOrder(row, language)))
  },
  async createSupplierOrder({ context, actor, body, requestId, language, t }) {
    const { note = '', ...order } = body
    const created = await createSupplierOrder(context, { ...order, note, actor, requestId })
    return created.ok
      ? ok({ message: t('suppliers_api_ordered'), data: presentSupplierOrder(created.value, language) })
      : created
  },
  async closeSupplierOrder({ context, params, language, t }) {
    const closed = await closeSupplierOrder(context, params.supplierOrderId)
    return closed.ok
      ? ok({ message: t('suppliers_api_closed'), data: presentSupplierOrder(closed.value, language) })
      : closed
  },
  async receiveMaterials({ context, actor, body, requestId, language, t }) {
    const received = await receiveMaterials(context, { ...body, actor, requestId })
    if (!received.ok) return received
    const order = received.value
    return ok({ message: t('suppliers_api_received'), order: order && presentSupplierOrder(order, language) })
  },
}
