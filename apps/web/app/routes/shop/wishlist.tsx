import { m } from '@warda/i18n/messages'
import { CardSkeleton } from '../../features/catalogue/card-skeleton.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { HeartButton } from '../../features/wishlist/heart-button.tsx'
import { useWishlist } from '../../features/wishlist/use-wishlist.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Route } from './+types/wishlist.ts'
import { MoveToCart } from './move-to-cart.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.wishlist_title(), description: m.seo_wishlist_description(), private: true })

/** The wishlist, with buttons that add to the cart (ROUTE-03). */
export default function Wishlist() {
  const { products, failed, retry } = useWishlist()
  return (
    <div className="page min-h-dvh pt-8 pb-20 sm:pt-12">
      <h1 className="mb-8 text-4xl sm:text-5xl">{m.wishlist_title()}</h1>
      {failed && (
        <EmptyState
          drawing="wilted"
          title={m.load_failed()}
          actions={<Button onClick={retry}>{m.retry_action()}</Button>}
        />
      )}
      {!failed && products?.length === 0 && (
        <EmptyState
          drawing="heart"
          title={m.wishlist_empty_title()}
          actions={<LinkButton to={paths.shop}>{m.not_found_shop()}</LinkButton>}
        >
          {m.wishlist_empty_text()}
        </EmptyState>
      )}
      {!failed && products?.length !== 0 && (
        <ul
          aria-busy={products === null}
          className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3 lg:grid-cols-4"
        >
          {products === null
            ? Array.from({ length: 4 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
                <li key={index}>
                  <CardSkeleton />
                </li>
              ))
            : products.map((product) => (
                <li key={product.id} className="flex flex-col justify-between gap-3">
                  <ProductCard
                    product={product}
                    heading="h2"
                    sizes="(min-width: 1024px) 20rem, 50vw"
                    heart={<HeartButton productId={product.id} name={product.name} />}
                  />
                  <MoveToCart product={product} />
                </li>
              ))}
        </ul>
      )}
    </div>
  )
}
