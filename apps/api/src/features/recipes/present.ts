import type { Recipe } from '@warda/contract/recipes'
import type { Language } from '@warda/domain/language'
import { calculateMargin } from '@warda/domain/margins/margin'
import { estimateCost } from '@warda/domain/materials/batches'
import { halalasToRiyals, splitVat, sumHalalas } from '@warda/domain/money'
import type { RecipeRow } from './queries.ts'

/** A recipe on the wire. */
export function presentRecipe({ variantId, size, price, lines }: RecipeRow, language: Language): Recipe {
  const costs = lines.map((line) => estimateCost(line, line.quantity))
  const known = costs.filter((cost) => cost !== null)
  const cost = known.length > 0 ? sumHalalas(known) : null
  const { net } = splitVat(price)
  return {
    variantId,
    size,
    price: halalasToRiyals(net),
    lines: lines.map(({ materialId, nameEn, nameAr, unit, quantity }, at) => {
      const lineCost = costs[at] ?? null
      return {
        materialId,
        name: language === 'ar' ? nameAr : nameEn,
        unit,
        quantity,
        cost: lineCost === null ? null : halalasToRiyals(lineCost),
      }
    }),
    cost: cost === null ? null : halalasToRiyals(cost),
    marginPerMille: cost === null ? null : calculateMargin(net, cost).perMille,
  }
}
