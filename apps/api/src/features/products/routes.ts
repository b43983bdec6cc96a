import { bytesOf } from '@warda/contract/wire/file'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Handlers, Language } from '../../http/handler.ts'
import { addPicture } from './add-picture.ts'
import { addProduct } from './add-product.ts'
import { bulkUpdateProducts } from './bulk-update-products.ts'
import { addCategory, deleteCategory, orderCategories, saveCategory } from './change-categories.ts'
import { changeStock } from './change-stock.ts'
import { getCategory, listCategories, listOccasions } from './get-lists.ts'
import { getProduct, getProducts, getStockHistory } from './get-products.ts'
import { presentAdminCategory, presentMove, presentPage, presentProduct, presentRow, presentUpload } from './present.ts'
import { saveOccasions } from './save-occasions.ts'
import { saveProduct } from './save-product.ts'

type Names =
  | 'adminProducts'
  | 'adminProduct'
  | 'addProduct'
  | 'saveProduct'
  | 'changeProducts'
  | 'addPicture'
  | 'adminCategories'
  | 'addCategory'
  | 'saveCategory'
  | 'deleteCategory'
  | 'orderCategories'
  | 'adminOccasions'
  | 'saveOccasions'
  | 'changeStock'
  | 'stockHistory'

export const productRoutes: Pick<Handlers, Names> = {
  adminProducts: async ({ context, query, language }) =>
    ok(presentPage(await getProducts(context, query), (row) => presentRow(row, language))),
  adminProduct: async ({ context, params, language }) => productOf(context, ok(params.productId), language),
  async addProduct({ context, body, idempotencyKey, language, t }) {
    const added = await productOf(context, await addProduct(context, body, idempotencyKey), language)
    return added.ok ? ok({ message: t('catalogue_api_product_added'), ...added.value }) : added
  },
  async saveProduct({ context, params, body, language, t }) {
    const saved = await productOf(context, await saveProduct(context, params.productId, body), language)
    return saved.ok ? ok({ message: t('catalogue_api_product_saved'), ...saved.value }) : saved
  },
  async changeProducts({ context, body, t }) {
    const changed = await bulkUpdateProducts(context, body)
    if (!changed.ok) return changed
    const count = changed.value
    return ok({ message: t('catalogue_api_products_changed', { count }), changed: count })
  },
  async addPicture({ context, body }) {
    const added = await addPicture(context, bytesOf(body.picture))
    return added.ok ? ok({ data: presentUpload(added.value) }) : added
  },

  adminCategories: async ({ context, language }) =>
    ok({ data: (await listCategories(context)).map((row) => presentAdminCategory(row, language)) }),
  async addCategory({ context, body, language, t }) {
    const added = await categoryOf(context, await addCategory(context, body), language)
    return added.ok ? ok({ message: t('catalogue_api_category_added'), data: added.value }) : added
  },
  async saveCategory({ context, params, body, language, t }) {
    const saved = await categoryOf(context, await saveCategory(context, params.categoryId, body), language)
    return saved.ok ? ok({ message: t('catalogue_api_category_saved'), data: saved.value }) : saved
  },
  async deleteCategory({ context, params, t }) {
    const done = await deleteCategory(context, params.categoryId)
    return done.ok ? ok({ message: t('catalogue_api_category_deleted') }) : done
  },
  async orderCategories({ context, body, t }) {
    const done = await orderCategories(context, body.categoryIds)
    return done.ok ? ok({ message: t('catalogue_api_categories_ordered') }) : done
  },

  adminOccasions: async ({ context }) => ok({ data: await listOccasions(context) }),
  async saveOccasions({ context, body, t }) {
    const saved = await saveOccasions(context, body.occasions)
    return saved.ok ? ok({ message: t('catalogue_api_occasions_saved'), data: saved.value }) : saved
  },

  async changeStock({ context, actor, body, idempotencyKey, t }) {
    const move = { ...body, note: body.note ?? '', actorId: actor.userId }
    const done = await changeStock(context, move, idempotencyKey)
    return done.ok ? ok({ message: t('catalogue_api_stock_changed'), onHand: done.value }) : done
  },
  async stockHistory({ context, params, query }) {
    const found = await getStockHistory(context, params.variantId, query)
    return found.ok ? ok(presentPage(found.value, presentMove)) : found
  },
}

async function productOf(context: AppContext, id: Result<number>, language: Language) {
  if (!id.ok) return id
  const found = await getProduct(context, id.value)
  return found.ok ? ok({ data: presentProduct(found.value, language) }) : found
}

async function categoryOf(context: AppContext, id: Result<number>, language: Language) {
  if (!id.ok) return id
  const found = await getCategory(context, id.value)
  return found.ok ? ok(presentAdminCategory(found.value, language)) : found
}
