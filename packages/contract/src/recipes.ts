import { MATERIAL_UNITS } from '@warda/domain/materials/materials'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { materialQuantity } from './materials.ts'
import { amount, numericId, rowId } from './wire/amount.ts'

const purchasing = asAdmin('purchasing')

/** Maximum number of materials in a recipe. */
const MAX_LINES = 40

const recipeBody = z.object({
  lines: z
    .array(z.object({ materialId: rowId, quantity: materialQuantity }))
    .check(z.maxLength(MAX_LINES, 'too_many_items')),
})

const recipe = z.object({
  variantId: z.int(),
  size: z.string(),
  /** Price with the product's discount, net of VAT. */
  price: amount,
  lines: z.array(
    z.object({
      materialId: z.int(),
      name: z.string(),
      unit: z.enum(MATERIAL_UNITS),
      quantity: z.int(),
      /** At the moving average; null without a priced receipt. */
      cost: z.nullable(amount),
    }),
  ),
  /** Sum of the known costs; null without any. */
  cost: z.nullable(amount),
  /** Margin as a share of the price, in tenths of a percent. */
  marginPerMille: z.nullable(z.int()),
})

export type Recipe = z.infer<typeof recipe>

export const recipeEndpoints = {
  recipes: endpoint('recipes', {
    access: purchasing,
    summary: 'The recipes of a product, one per size, with their cost (DESK-03)',
    params: z.object({ productId: numericId }),
    answer: z.object({ product: z.object({ id: z.int(), name: z.string() }), data: z.array(recipe) }),
  }),
  saveRecipe: endpoint('saveRecipe', {
    access: purchasing,
    summary: 'Replaces the recipe of a size; without lines it is deleted',
    params: z.object({ variantId: numericId }),
    body: recipeBody,
    answer: z.object({ message: z.string(), data: recipe }),
  }),
}
