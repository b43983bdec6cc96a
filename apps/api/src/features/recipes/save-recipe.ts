import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { findProduct, findRecipe, findRecipes, lockVariant, type RecipeRow, replaceRecipe } from './queries.ts'

type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** The recipes of a product, one per size. */
export async function listRecipes(
  { db }: AppContext,
  productId: number,
): Promise<Result<{ product: Product; recipes: RecipeRow[] }, 'not_found'>> {
  const product = await findProduct(db, productId)
  return product ? ok({ product, recipes: await findRecipes(db, productId) }) : refuse('not_found')
}

type RecipeError = 'not_found' | 'material.not_found' | 'recipe.material_twice'

/** Replaces the recipe of a size; without lines it is deleted. Orders that are already made keep their recorded materials. */
export function saveRecipe(
  context: AppContext,
  variantId: number,
  lines: readonly { materialId: number; quantity: number }[],
): Promise<Result<RecipeRow, RecipeError>> {
  return inResultTransaction<RecipeRow, RecipeError>(context.db, async (trx) => {
    if (!(await lockVariant(trx, variantId))) return refuse('not_found')
    if (new Set(lines.map(({ materialId }) => materialId)).size < lines.length)
      return refuse('recipe.material_twice', undefined, 'lines')
    if ((await replaceRecipe(trx, variantId, lines)) < lines.length)
      return refuse('material.not_found', undefined, 'lines')
    const recipe = await findRecipe(trx, variantId)
    return recipe ? ok(recipe) : refuse('not_found')
  })
}
