import type { Answer } from '@warda/contract/call'
import type { Margin } from '@warda/contract/margins'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { Figures, Margins } from './read-margins.ts'

const presentFigures = ({ revenue, cost, margin, marginPerMille, withoutRecipe }: Figures): Margin => ({
  revenue: halalasToRiyals(revenue),
  cost: halalasToRiyals(cost),
  margin: halalasToRiyals(margin),
  marginPerMille,
  withoutRecipe: halalasToRiyals(withoutRecipe),
})

export const presentMargins = (margins: Margins, language: Language): Answer<'margins'> => ({
  from: margins.from,
  to: margins.to,
  today: margins.today,
  total: presentFigures(margins.total),
  days: margins.days.map(({ day, waste, ...figures }) => ({
    day,
    ...presentFigures(figures),
    waste: halalasToRiyals(waste),
  })),
  products: margins.products.map(({ productId, titleEn, titleAr, size, quantity, ...figures }) => ({
    productId,
    name: language === 'ar' ? titleAr : titleEn,
    size,
    quantity,
    ...presentFigures(figures),
  })),
  isCut: margins.isCut,
  waste: margins.waste.map(({ reason, cost }) => ({ reason, cost: halalasToRiyals(cost) })),
})
