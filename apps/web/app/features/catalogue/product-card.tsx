import type { ProductCard as Card } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { StarScore } from '../../ui/data/stars.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Price } from './price.tsx'

type ProductCardProps = {
  product: Card
  /** Rendered width of the picture (`sizes`). */
  sizes: string
  /** Above the fold: not loaded lazily. */
  first?: boolean
  /** Controls over the picture: the wishlist button at the top, the cart button at the bottom. */
  heart?: ReactNode
  add?: ReactNode
  large?: boolean
  heading?: 'h2' | 'h3'
}

/** One product in a list; the whole card is clickable, and its name is the accessible link. */
export function ProductCard({ product, sizes, first, heart, add, large = false, heading = 'h3' }: ProductCardProps) {
  const Heading = heading
  return (
    <article className={classes('group relative flex flex-col', large && 'h-full')}>
      <div className={classes('relative overflow-hidden rounded-card', large && 'min-h-0 flex-1')}>
        <Picture
          picture={product.picture}
          sizes={sizes}
          first={first ?? false}
          decorative
          className={classes('h-full', large ? 'aspect-4/5 lg:aspect-auto' : 'aspect-4/5')}
          imageClassName="transition-transform duration-240 ease-out group-hover:scale-[1.03]"
        />
        {product.discountPercentage > 0 && (
          <div className="absolute start-3 top-3.5">
            <Badge tone="sale">{m.shop_sale({ percent: product.discountPercentage })}</Badge>
          </div>
        )}
        {!product.inStock && (
          <div className="absolute start-3 bottom-3">
            <Badge>{m.shop_sold_out()}</Badge>
          </div>
        )}
        {heart && <div className="absolute end-2 top-2 z-10">{heart}</div>}
        {add && product.inStock && <div className="absolute end-2 bottom-2 z-10">{add}</div>}
      </div>
      <div className="grid gap-1 pt-3">
        <Heading className={classes('leading-snug', large ? 'text-2xl' : 'text-[1.0625rem] sm:text-lg')}>
          <Link
            to={paths.product(product.slug)}
            prefetch="intent"
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-leaf focus-visible:after:outline-offset-2"
          >
            {product.name}
          </Link>
        </Heading>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
          <Price price={product.price} originalPrice={product.originalPrice} hasRange={product.hasRange} />
          {product.reviewCount > 0 && <StarScore rating={product.rating} />}
        </div>
      </div>
    </article>
  )
}
