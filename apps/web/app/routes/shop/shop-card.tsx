import type { ComponentProps } from 'react'
import { AddToCart } from '../../features/cart/add-to-cart.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { HeartButton } from '../../features/wishlist/heart-button.tsx'

type ShopCardProps = Omit<ComponentProps<typeof ProductCard>, 'heart' | 'add'>

/** A product card with its actions. */
export function ShopCard(props: ShopCardProps) {
  const { id, name, defaultVariantId } = props.product
  return (
    <ProductCard
      {...props}
      heart={<HeartButton productId={id} name={name} />}
      add={<AddToCart variantId={defaultVariantId} name={name} look="card" />}
    />
  )
}
