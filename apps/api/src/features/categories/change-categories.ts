import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import {
  deleteRedirectsTo,
  deleteSlugRedirect,
  isSlugTaken,
  lockNames,
  lockPictures,
  redirectOldSlug,
} from '../products/index.ts'
import {
  type CategoryFields,
  deleteCategoryRow,
  hasProducts,
  insertCategory,
  lockAllCategories,
  lockCategory,
  moveFreePriceProduct,
  saveOrder,
  updateCategory,
} from './queries.ts'

type FormError = 'category.slug_taken' | 'product.picture_gone'
export type CategoryError =
  | FormError
  | 'not_found'
  | 'category.not_empty'
  | 'category.needed_at_counter'
  | 'category.list_changed'

/** Creates a category at the end of the list and returns its id. */
export function addCategory({ db }: AppContext, form: CategoryFields): Promise<Result<number, CategoryError>> {
  return inResultTransaction<number, CategoryError>(db, async (trx) => {
    const checked = await check(trx, form, null)
    if (!checked.ok) return checked
    await deleteSlugRedirect(trx, 'category', form.slug)
    const id = await insertCategory(trx, form)
    setAuditSubject(`category:${id}`)
    return ok(id)
  })
}

/** Updates a category; its old slug redirects to the new one. */
export function saveCategory(
  { db }: AppContext,
  id: number,
  form: CategoryFields,
): Promise<Result<number, CategoryError>> {
  return inResultTransaction<number, CategoryError>(db, async (trx) => {
    const checked = await check(trx, form, id)
    if (!checked.ok) return checked
    const slug = await lockCategory(trx, id)
    if (slug === undefined) return refuse('not_found')
    await updateCategory(trx, id, form)
    await redirectOldSlug(trx, 'category', id, slug, form.slug)
    return ok(id)
  })
}

/** Deletes a category without products of any status. */
export function deleteCategory({ db }: AppContext, id: number): Promise<Result<null, CategoryError>> {
  return inResultTransaction<null, CategoryError>(db, async (trx) => {
    if ((await lockCategory(trx, id, true)) === undefined) return refuse('not_found')
    if (await hasProducts(trx, id)) return refuse('category.not_empty')
    if (!(await moveFreePriceProduct(trx, id))) return refuse('category.needed_at_counter')
    await deleteRedirectsTo(trx, 'category', id)
    await deleteCategoryRow(trx, id)
    return ok(null)
  })
}

/** Sets the order of all categories; a list that differs from the stored ones is out of date. */
export function orderCategories({ db }: AppContext, ids: readonly number[]): Promise<Result<null, CategoryError>> {
  return inResultTransaction<null, CategoryError>(db, async (trx) => {
    const stored = await lockAllCategories(trx)
    const isComplete =
      new Set(ids).size === ids.length && ids.length === stored.length && stored.every((id) => ids.includes(id))
    if (!isComplete) return refuse('category.list_changed')
    await saveOrder(trx, ids)
    return ok(null)
  })
}

async function check(trx: Transaction, form: CategoryFields, id: number | null): Promise<Result<null, FormError>> {
  await lockNames(trx)
  if (await isSlugTaken(trx, 'category', form.slug, id))
    return refuse('category.slug_taken', { slug: form.slug }, 'slug')
  if (form.pictureKey === null) return ok(null)
  const lockedPictures = await lockPictures(trx, [form.pictureKey])
  return lockedPictures.has(form.pictureKey) ? ok(null) : refuse('product.picture_gone', undefined, 'pictureKey')
}
