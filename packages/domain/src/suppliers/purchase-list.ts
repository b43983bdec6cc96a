/** Quantities of a material. */
export type Demand = {
  /** For the chosen days. */
  needed: number
  /** The stock that should be left after them. */
  reorderLevel: number
  onHand: number
  /** The part of `onHand` past its use-by date. */
  expired: number
  onOrder: number
  packSize: number
}

export type Purchase = { missing: number; packs: number; quantity: number }

/** The quantity to buy: needed + reorder level − usable stock − on order, rounded up to whole packs. */
export function calculatePurchase(demand: Demand): Purchase {
  const { needed, reorderLevel, onHand, expired, onOrder, packSize } = demand
  const missing = Math.max(0, needed + reorderLevel - (onHand - expired) - onOrder)
  const packs = Math.ceil(missing / packSize)
  return { missing, packs, quantity: packs * packSize }
}

/** Items to make on a day. */
export type ItemDemand = { variantId: number; day: string; quantity: number }
export type RecipeLine = { variantId: number; materialId: number; quantity: number }

export type MaterialNeed = { materialId: number; total: number; days: Map<string, number> }

/** The materials that items need, per day, and the items without a recipe. */
export function calculateNeeds(
  items: readonly ItemDemand[],
  recipes: readonly RecipeLine[],
): { needs: Map<number, MaterialNeed>; withoutRecipe: Map<number, number> } {
  const lines = Map.groupBy(recipes, ({ variantId }) => variantId)
  const needs = new Map<number, MaterialNeed>()
  const withoutRecipe = new Map<number, number>()
  for (const { variantId, day, quantity } of items) {
    const recipe = lines.get(variantId)
    if (!recipe) withoutRecipe.set(variantId, (withoutRecipe.get(variantId) ?? 0) + quantity)
    for (const line of recipe ?? []) {
      const need = needs.get(line.materialId) ?? { materialId: line.materialId, total: 0, days: new Map() }
      const count = line.quantity * quantity
      need.total += count
      need.days.set(day, (need.days.get(day) ?? 0) + count)
      needs.set(line.materialId, need)
    }
  }
  return { needs, withoutRecipe }
}
