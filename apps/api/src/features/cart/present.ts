import type { Cart, CartItem } from '@warda/contract/cart'
import { localizePicture } from '@warda/domain/catalogue/localize-picture'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals, multiply, sumHalalas } from '@warda/domain/money'
import type { PricedLine } from './price-cart.ts'

/** Largest stock quantity that is disclosed to buyers. */
const MAX_DISCLOSED_STOCK = 10

/** Maps a cart to the wire format in one language; sold-out lines stay in the cart and in its totals. */
export function presentCart(lines: readonly PricedLine[], language: Language): Cart {
  return {
    cartItems: lines.map((line) => presentLine(line, language)),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: halalasToRiyals(sumHalalas(lines.map(calculateLineTotal))),
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
    lineTotal: halalasToRiyals(calculateLineTotal(line)),
    // At least the quantity of the line is disclosed, so that the buyer need not lower an available quantity.
    available: Math.min(line.onHand, Math.max(MAX_DISCLOSED_STOCK, line.quantity)),
    picture: localizePicture(line.picture, language),
  }
}

const calculateLineTotal = (line: PricedLine): number => multiply(line.unitPrice, line.quantity)
