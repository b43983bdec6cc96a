import type { WireOrderDiscount } from '@warda/contract/wire/order-discounts'
import type { Discount } from '@warda/domain/coupons/discount'
import type { Language } from '@warda/domain/language'
import { type Halalas, halalasToRiyals, sumHalalas } from '@warda/domain/money'
import { t } from '@warda/i18n/translate'
import type { OrderDiscount } from './db/order-discounts.ts'

/** The name of a discount that buyers see: its title, or its code. */
export const nameDiscount = ({ code, titleEn, titleAr }: OrderDiscount, language: Language): string =>
  (language === 'ar' ? titleAr : titleEn) || t('coupons_code_name', language, { code })

/** The discounts of an order by name, in halalas: those with and without a code, and the rest of `discount`, which staff gave. */
export function listDiscounts(
  { discount, discounts }: { discount: Halalas; discounts: readonly OrderDiscount[] },
  language: Language,
): { target: OrderDiscount['target']; name: string; amount: Halalas }[] {
  const named = discounts.map((each) => ({
    target: each.target,
    name: nameDiscount(each, language),
    amount: each.amount,
  }))
  const [goods, delivery] = [named.filter(isGoods), named.filter((each) => !isGoods(each))]
  const given = discount - sumHalalas(goods.map(({ amount }) => amount))
  return [
    ...goods,
    ...(given > 0 ? [{ target: 'goods' as const, name: t('coupons_given', language), amount: given }] : []),
    ...delivery,
  ]
}

const isGoods = ({ target }: { target: OrderDiscount['target'] }): boolean => target === 'goods'

/** The same in riyals. */
export const presentDiscounts = (
  order: { discount: Halalas; discounts: readonly OrderDiscount[] },
  language: Language,
): WireOrderDiscount[] =>
  listDiscounts(order, language).map((each) => ({ ...each, amount: halalasToRiyals(each.amount) }))

/** The percentage of the entered code; 0 when its discount is no percentage. */
export const getCouponPercent = ({
  code,
  goods,
}: {
  code: string | null
  goods: { code: string; discount: Discount } | null
}): number => (goods !== null && goods.code === code && goods.discount.kind === 'percent' ? goods.discount.percent : 0)
