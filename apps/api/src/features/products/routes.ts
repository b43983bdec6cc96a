import { readBytes } from '@warda/contract/wire/file'
import type { Language } from '@warda/domain/language'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { presentPage } from '../../present-page.ts'
import { richText } from '../../rich-text.ts'
import { addPicture } from './add-picture.ts'
import { addProduct } from './add-product.ts'
import { bulkUpdateProducts } from './bulk-update-products.ts'
import { getProduct, getProducts } from './get-products.ts'
import { presentProduct, presentRow, presentUpload } from './present.ts'
import { saveProduct } from './save-product.ts'

type Names =
  | 'adminProducts'
  | 'adminProduct'
  | 'addProduct'
  | 'saveProduct'
  | 'changeProducts'
  | 'addPicture'
  | 'previewProductText'

export const productRoutes: Pick<Handlers, Names> = {
  previewProductText: async ({ body }) => ok({ html: richText(body.text) }),
  adminProducts: async ({ context, query, language }) =>
    ok(presentPage(await getProducts(context, query), (row) => presentRow(row, language))),
  adminProduct: async ({ context, params, language }) => presentOne(context, ok(params.productId), language),
  async addProduct({ context, body, idempotencyKey, language, t }) {
    const added = await presentOne(context, await addProduct(context, body, idempotencyKey), language)
    return added.ok ? ok({ message: t('catalogue_api_product_added'), ...added.value }) : added
  },
  async saveProduct({ context, params, body, language, t }) {
    const saved = await presentOne(context, await saveProduct(context, params.productId, body), language)
    return saved.ok ? ok({ message: t('catalogue_api_product_saved'), ...saved.value }) : saved
  },
  async changeProducts({ context, body, t }) {
    const changed = await bulkUpdateProducts(context, body)
    if (!changed.ok) return changed
    const count = changed.value
    return ok({ message: t('catalogue_api_products_changed', { count }), changed: count })
  },
  async addPicture({ context, body }) {
    const added = await addPicture(context, readBytes(body.picture))
    return added.ok ? ok({ data: presentUpload(added.value) }) : added
  },
}

async function presentOne(context: AppContext, id: Result<number>, language: Language) {
  if (!id.ok) return id
  const result = await getProduct(context, id.value)
  return result.ok ? ok({ data: presentProduct(result.value, language) }) : result
}
