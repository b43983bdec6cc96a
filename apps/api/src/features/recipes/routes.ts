import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentRecipe } from './present.ts'
import { listRecipes, saveRecipe } from './save-recipe.ts'

export const recipeRoutes: Pick<Handlers, 'recipes' | 'saveRecipe'> = {
  async recipes({ context, params, language }) {
    const found = await listRecipes(context, params.productId)
    if (!found.ok) return found
    const { product, recipes } = found.value
    const name = language === 'ar' ? product.titleAr : product.titleEn
    return ok({ product: { id: product.id, name }, data: recipes.map((row) => presentRecipe(row, language)) })
  },
  async saveRecipe({ context, params, body, language, t }) {
    const saved = await saveRecipe(context, params.variantId, body.lines)
    return saved.ok ? ok({ message: t('recipes_api_saved'), data: presentRecipe(saved.value, language) }) : saved
  },
}
