import { bytesOf } from '@warda/contract/wire/file'
import type { Language } from '@warda/domain/language'
import { ok, type Result } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { addPicture } from './add-picture.ts'
import { addProduct } from './add-product.ts'
import { addCategory, deleteCategory, orderCategories, saveCategory } from './change-categories.ts'
import { changeProducts } from './change-products.ts'
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
  adminProducts: async ({ world, query, language }) =>
    ok(presentPage(await getProducts(world, query), (row) => presentRow(row, language))),
  adminProduct: async ({ world, params, language }) => productOf(world, ok(params.productId), language),
  async addProduct({ world, body, ticket, language, say }) {
    const added = await productOf(world, await addProduct(world, body, ticket), language)
    return added.ok ? ok({ message: say('catalogue_api_product_added'), ...added.value }) : added
  },
  async saveProduct({ world, params, body, language, say }) {
    const saved = await productOf(world, await saveProduct(world, params.productId, body), language)
    return saved.ok ? ok({ message: say('catalogue_api_product_saved'), ...saved.value }) : saved
  },
  async changeProducts({ world, body, say }) {
    const changed = await changeProducts(world, body)
    if (!changed.ok) return changed
    const count = changed.value
    return ok({ message: say('catalogue_api_products_changed', { count }), changed: count })
  },
  async addPicture({ world, body }) {
    const added = await addPicture(world, bytesOf(body.picture))
    return added.ok ? ok({ data: presentUpload(added.value) }) : added
  },

  adminCategories: async ({ world, language }) =>
    ok({ data: (await listCategories(world)).map((row) => presentAdminCategory(row, language)) }),
  async addCategory({ world, body, language, say }) {
    const added = await categoryOf(world, await addCategory(world, body), language)
    return added.ok ? ok({ message: say('catalogue_api_category_added'), data: added.value }) : added
  },
  async saveCategory({ world, params, body, language, say }) {
    const saved = await categoryOf(world, await saveCategory(world, params.categoryId, body), language)
    return saved.ok ? ok({ message: say('catalogue_api_category_saved'), data: saved.value }) : saved
  },
  async deleteCategory({ world, params, say }) {
    const done = await deleteCategory(world, params.categoryId)
    return done.ok ? ok({ message: say('catalogue_api_category_deleted') }) : done
  },
  async orderCategories({ world, body, say }) {
    const done = await orderCategories(world, body.categoryIds)
    return done.ok ? ok({ message: say('catalogue_api_categories_ordered') }) : done
  },

  adminOccasions: async ({ world }) => ok({ data: await listOccasions(world) }),
  async saveOccasions({ world, body, say }) {
    const saved = await saveOccasions(world, body.occasions)
    return saved.ok ? ok({ message: say('catalogue_api_occasions_saved'), data: saved.value }) : saved
  },

  async changeStock({ world, actor, body, ticket, say }) {
    const move = { ...body, note: body.note ?? '', actorId: actor.userId }
    const done = await changeStock(world, move, ticket)
    return done.ok ? ok({ message: say('catalogue_api_stock_changed'), onHand: done.value }) : done
  },
  async stockHistory({ world, params, query }) {
    const found = await getStockHistory(world, params.variantId, query)
    return found.ok ? ok(presentPage(found.value, presentMove)) : found
  },
}

async function productOf(world: World, id: Result<number>, language: Language) {
  if (!id.ok) return id
  const found = await getProduct(world, id.value)
  return found.ok ? ok({ data: presentProduct(found.value, language) }) : found
}

async function categoryOf(world: World, id: Result<number>, language: Language) {
  if (!id.ok) return id
  const found = await getCategory(world, id.value)
  return found.ok ? ok(presentAdminCategory(found.value, language)) : found
}
