import type { ProductCard } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { addProduct } from '../../features/cart/add-product.ts'
import { removeWishlistItem } from '../../features/wishlist/wishlist-store.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** Adds a product of the wishlist to the cart, then removes it from the wishlist. */
export function MoveToCart({ product }: { product: Pick<ProductCard, 'id' | 'name' | 'defaultVariantId'> }) {
  const [busy, setBusy] = useState(false)
  const variantId = product.defaultVariantId
  if (variantId === null) return null
  const move = async (): Promise<void> => {
    setBusy(true)
    const result = await addProduct(variantId, 1, () => void move())
    setBusy(false)
    if (result === 'added') await removeWishlistItem(product.id)
  }
  return (
    <Button
      look="secondary"
      wide
      busy={busy}
      onClick={() => void move()}
      aria-label={m.wishlist_move_named({ name: product.name })}
    >
      {m.wishlist_move()}
    </Button>
  )
}
