import type { categoryBody } from '@warda/contract/categories'
import type { Language } from '@warda/domain/language'
import { ok, type Result } from '@warda/domain/result'
import type * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { addCategory, deleteCategory, orderCategories, saveCategory } from './change-categories.ts'
import { getCategory, listCategories } from './get-lists.ts'
import { presentAdminCategory } from './present.ts'

type Names = 'adminCategories' | 'addCategory' | 'saveCategory' | 'deleteCategory' | 'orderCategories'

export const categoryRoutes: Pick<Handlers, Names> = {
  adminCategories: async ({ context, language }) =>
    ok({ data: (await listCategories(context)).map((row) => presentAdminCategory(row, language)) }),
  async addCategory({ context, body, language, t }) {
    const added = await presentOne(context, await addCategory(context, toFields(body)), language)
    return added.ok ? ok({ message: t('catalogue_api_category_added'), data: added.value }) : added
  },
  async saveCategory({ context, params, body, language, t }) {
    const saved = await presentOne(context, await saveCategory(context, params.categoryId, toFields(body)), language)
    return saved.ok ? ok({ message: t('catalogue_api_category_saved'), data: saved.value }) : saved
  },
  async deleteCategory({ context, params, t }) {
    const result = await deleteCategory(context, params.categoryId)
    return result.ok ? ok({ message: t('catalogue_api_category_deleted') }) : result
  },
  async orderCategories({ context, body, t }) {
    const result = await orderCategories(context, body.categoryIds)
    return result.ok ? ok({ message: t('catalogue_api_categories_ordered') }) : result
  },
}

const toFields = (body: z.output<typeof categoryBody>) => ({ ...body, pictureKey: body.pictureKey || null })

async function presentOne(context: AppContext, id: Result<number>, language: Language) {
  if (!id.ok) return id
  const result = await getCategory(context, id.value)
  return result.ok ? ok(presentAdminCategory(result.value, language)) : result
}
