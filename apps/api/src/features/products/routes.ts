import type { AdminProduct } from '@warda/contract/products'
import { readBytes } from '@warda/contract/wire/file'
import type { Language } from '@warda/domain/language'
import { ok, type Result } from '@warda/domain/result'
import { loadCachedOptions } from '../../cached-options.ts'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { presentPage } from '../../present-page.ts'
import { richText } from '../../rich-text.ts'
import { addPicture } from './add-picture.ts'
import { addProduct } from './add-product.ts'
import { bulkUpdateProducts } from './bulk-update-products.ts'
import { getProduct, getProducts } from './get-products.ts'
import { presentBulkPreview, presentLeftOut, presentProduct, presentRow, presentUpload } from './present.ts'
import { previewBulkChange } from './preview-bulk-change.ts'
import { saveProduct } from './save-product.ts'
import { getBulkWarning, getSoldOutWarning } from './sold-out-warning.ts'

type Names =
  | 'adminProducts'
  | 'adminProduct'
  | 'addProduct'
  | 'saveProduct'
  | 'changeProducts'
  | 'previewProductsChange'
  | 'addPicture'
  | 'previewProductText'

export const productRoutes: Pick<Handlers, Names> = {
  previewProductText: async ({ body }) => ok({ html: richText(body.text) }),
  adminProducts: async ({ context, query, language }) =>
    ok(presentPage(await getProducts(context, query), (row) => presentRow(row, language))),
  adminProduct: async ({ context, params, language }) => presentOne(context, ok(params.productId), language),
  async addProduct({ context, body, idempotencyKey, language, t }) {
    const added = await presentOne(context, await addProduct(context, body, idempotencyKey), language)
    return added.ok ? ok(await withWarning(context, t('catalogue_api_product_added'), added.value, language)) : added
  },
  async saveProduct({ context, params, body, language, t }) {
    const saved = await presentOne(context, await saveProduct(context, params.productId, body), language)
    return saved.ok ? ok(await withWarning(context, t('catalogue_api_product_saved'), saved.value, language)) : saved
  },
  async changeProducts({ context, body, language, t }) {
    const changed = await bulkUpdateProducts(context, body)
    if (!changed.ok) return changed
    const { changed: count, leftOut } = changed.value
    const warning = getBulkWarning(changed.value, language)
    const message = joinTexts(t('catalogue_api_products_changed', { count }), warning)
    return ok({ message, changed: count, warning, ...presentLeftOut(leftOut, language) })
  },
  async previewProductsChange({ context, body, language }) {
    const preview = await previewBulkChange(context, body)
    return preview.ok ? ok(presentBulkPreview(preview.value, language)) : preview
  },
  async addPicture({ context, body }) {
    const added = await addPicture(context, readBytes(body.picture), body.use)
    return added.ok ? ok({ data: presentUpload(added.value) }) : added
  },
}

const joinTexts = (message: string, warning: string | null): string =>
  warning === null ? message : `${message} ${warning}`

/** The answer to a saved product; its message contains the warning about sizes without stock. */
async function withWarning(context: AppContext, message: string, { data }: { data: AdminProduct }, language: Language) {
  const warning = getSoldOutWarning(data, await loadCachedOptions(context), language)
  return { message: joinTexts(message, warning), warning, data }
}

async function presentOne(context: AppContext, id: Result<number>, language: Language) {
  if (!id.ok) return id
  const result = await getProduct(context, id.value)
  return result.ok ? ok({ data: presentProduct(result.value, language) }) : result
}
