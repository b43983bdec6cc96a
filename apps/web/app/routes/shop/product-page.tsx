import type { Product, ProductCard, Variant } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { AddToCart } from '../../features/cart/add-to-cart.tsx'
import { OfferedAddOns } from '../../features/cart/offered-add-ons.tsx'
import { Gallery } from '../../features/catalogue/gallery.tsx'
import { Price } from '../../features/catalogue/price.tsx'
import { SizePicker } from '../../features/catalogue/size-picker.tsx'
import { DeliveryDetails } from '../../features/delivery/delivery-details.tsx'
import type { RenderedPromise } from '../../features/delivery/use-promise.ts'
import { Reviews } from '../../features/reviews/reviews.tsx'
import { HeartButton } from '../../features/wishlist/heart-button.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { RichText } from '../../ui/data/rich-text.tsx'
import { Stars } from '../../ui/data/stars.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ShopCard } from './shop-card.tsx'
import { useAfterLoad } from './use-after-load.ts'

const StockAlertForm = lazy(() =>
  import('../../features/stock-alerts/stock-alert-form.tsx').then((module) => ({ default: module.StockAlertForm })),
)

type ProductPageProps = {
  product: Product
  /** Offered with the product. */
  addOns: readonly ProductCard[]
  rendered: RenderedPromise
  /** The shop's promise in days; 0 without one. */
  freshnessDays: number
  /** The size that the link names; null without one. */
  size: string | null
}

const ShareLinks = lazy(() =>
  import('../../features/catalogue/share-links.tsx').then((module) => ({ default: module.ShareLinks })),
)
const ViewedSection = lazy(() => import('./viewed-section.tsx'))

/** The page of a product (ROUTE-06); another product needs another key. */
export function ProductPage({ product, size, ...shown }: ProductPageProps) {
  const { revalidate } = useRevalidator()
  const isAfterLoad = useAfterLoad()
  const [chosen, setChosen] = useState(() => chooseFirst(product, size))
  const variant = product.variants.find(({ id }) => id === chosen) ?? product.variants[0]
  return (
    <>
      <div className="page pt-4 pb-14 sm:pt-6">
        <nav aria-label={m.product_breadcrumb()} className="text-ink-soft text-sm">
          <Link to={paths.shop} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {m.shop_title()}
          </Link>
          <span aria-hidden="true" className="mx-2">
            /
          </span>
          <Link
            to={paths.category(product.category.slug)}
            className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
          >
            {product.category.name}
          </Link>
        </nav>
        <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:gap-16">
          <Gallery
            pictures={product.pictures.length > 0 ? product.pictures : [product.picture]}
            variants={product.variants}
            size={variant?.size}
          />
          <BuyingColumn product={product} variant={variant} {...shown} onChoose={setChosen} isAfterLoad={isAfterLoad} />
        </div>
      </div>
      <section id="reviews" className="border-line border-t">
        <div className="page section">
          <h2 className="mb-8 text-3xl">{m.review_title()}</h2>
          <Reviews key={product.id} {...product} onAdded={() => void revalidate()} />
        </div>
      </section>
      {product.related.length > 0 && (
        <section className="bg-sand">
          <div className="page section">
            <h2 className="mb-8 text-3xl">{m.product_related()}</h2>
            <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 lg:grid-cols-4">
              {product.related.slice(0, 4).map((related) => (
                <li key={related.id}>
                  <ShopCard product={related} sizes="(min-width: 1024px) 20rem, 50vw" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {isAfterLoad && (
        <Suspense>
          <ViewedSection product={product} />
        </Suspense>
      )}
    </>
  )
}

/**
 * The id of the size chosen at first: the one of the link, sold out or not, because its feed shows the same price; else the one that the first
 * picture shows, else the cheapest in stock.
 */
function chooseFirst({ pictures, variants, defaultVariantId }: Product, linked: string | null): number | null {
  const named = variants.find(({ size }) => size === linked)
  if (named) return named.id
  const inStock = variants.filter(({ available }) => available > 0)
  const pictured = inStock.find(({ size }) => size === pictures[0]?.size)
  return (pictured ?? inStock.find(({ id }) => id === defaultVariantId) ?? inStock[0])?.id ?? null
}

/** Maximum quantity to choose; the remaining stock is shown from this number on. */
const FEW = 4

type BuyingColumnProps = Omit<ProductPageProps, 'size'> & {
  variant: Variant | undefined
  isAfterLoad: boolean
  onChoose: (variantId: number) => void
}

function BuyingColumn(props: BuyingColumnProps) {
  const { product, variant, addOns, rendered, freshnessDays, isAfterLoad, onChoose } = props
  const [quantity, setQuantity] = useState(1)
  const available = variant?.available ?? 0
  const choose = (id: number) => {
    onChoose(id)
    setQuantity(1)
  }
  return (
    <div className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start">
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-4">
          <h1 className="text-4xl sm:text-5xl">{product.name}</h1>
          <HeartButton productId={product.id} name={product.name} className="border border-line" />
        </div>
        {product.reviewCount > 0 && (
          <a
            href="#reviews"
            className="flex min-h-11 items-center gap-2 self-start text-sm underline-offset-4 hover:underline sm:min-h-0"
          >
            <Stars rating={product.rating} />
            {m.review_count({ count: product.reviewCount })}
          </a>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price
            price={variant?.price ?? product.price}
            originalPrice={variant?.originalPrice ?? product.originalPrice}
            className="text-2xl"
          />
          {product.discountPercentage > 0 && (
            <Badge tone="sale">{m.shop_sale({ percent: product.discountPercentage })}</Badge>
          )}
          <span className="text-ink-soft text-sm">{m.product_vat()}</span>
        </div>
      </div>
      <RichText html={product.descriptionHtml} className="rich max-w-prose text-lg" />
      <SizePicker variants={product.variants} chosen={variant?.id ?? null} onChoose={choose} />
      {available > 0 && available <= FEW && (
        <p className="-mt-3 font-medium text-petal-deep text-sm">{m.product_left({ count: available })}</p>
      )}
      <div
        data-buying-bar
        className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-line border-t bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:p-0"
      >
        {available > 1 && (
          <Stepper label={m.product_quantity()} value={quantity} max={available} onChange={setQuantity} />
        )}
        <div className="min-w-0 flex-1">
          <AddToCart
            variantId={available > 0 ? (variant?.id ?? null) : null}
            name={product.name}
            quantity={quantity}
            className="max-[22rem]:px-3 min-[22rem]:whitespace-nowrap"
          />
        </div>
      </div>
      {variant && (
        <Link
          to={paths.subscribe(product.slug, variant.id, quantity)}
          className="-my-2 inline-flex min-h-11 items-center self-start text-leaf underline underline-offset-4"
        >
          {m.product_subscribe()}
        </Link>
      )}
      {variant && available === 0 && (
        <Suspense fallback={<div className="min-h-44" />}>
          <StockAlertForm key={variant.id} variantId={variant.id} />
        </Suspense>
      )}
      <OfferedAddOns addOns={addOns} />
      <DeliveryDetails rendered={rendered} variantId={variant?.id ?? null} quantity={quantity} />
      <div className="border-line border-t">
        {(product.careHtml || freshnessDays > 0) && (
          <Disclosure title={m.product_care()} open>
            {product.careHtml && <RichText html={product.careHtml} />}
            {freshnessDays > 0 && (
              <p className="mt-2 font-medium text-ink">{m.product_fresh({ count: freshnessDays })}</p>
            )}
          </Disclosure>
        )}
        {(product.flowers[0] || product.containerName) && (
          <Disclosure title={m.product_inside()}>
            <p>{product.flowers.join(m.ui_list_comma())}</p>
            {product.containerName && (
              <p className="mt-1">{m.product_container({ container: product.containerName })}</p>
            )}
          </Disclosure>
        )}
        <Disclosure title={m.product_card_title()}>{m.product_card_text()}</Disclosure>
      </div>
      <div className="min-h-11">
        {isAfterLoad && (
          <Suspense>
            <ShareLinks product={product} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
