import type { Cart, CartItem } from '@warda/contract/cart'
import { localizePicture } from '@warda/domain/catalogue/localize-picture'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals, multiply, sumHalalas } from '@warda/domain/money'
import type { PricedLine } from './price-cart.ts'

/** What is told of the stock: more than this is nobody's business. */
const TOLD = 10

/** A cart in one language at its buyer's prices; sold-out lines stay in it and cost what they cost, the shopper settles them. */
export function presentCart(lines: readonly PricedLine[], language: Language): Cart {
  return {
    cartItems: lines.map((line) => presentLine(line, language)),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: halalasToRiyals(sumHalalas(lines.map(totalOf))),
  }
}

function presentLine(line: PricedLine, language: Language): CartItem {
  const arabic = language === 'ar'
  return {
    id: line.variantId,
    productId: line.productId,
    slug: line.slug,
    name: arabic ? line.titleAr : line.titleEn,
    size: line.size,
    stems: line.stems,
    quntity: line.quantity,
    price: halalasToRiyals(line.unitPrice),
    originalPrice: halalasToRiyals(line.price),
    lineTotal: halalasToRiyals(totalOf(line)),
    // Enough for this line is always told, so that nobody is asked to lower what can be had.
    available: Math.min(line.onHand, Math.max(TOLD, line.quantity)),
    picture: localizePicture(line.picture, language),
  }
}

const totalOf = (line: PricedLine): number => multiply(line.unitPrice, line.quantity)
