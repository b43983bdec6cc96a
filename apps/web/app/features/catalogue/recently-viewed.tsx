import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/browser/language.ts'
import { paths } from '../../paths.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { clearViewed, readViewed, type ViewedProduct } from './viewed-products.ts'

/** The products opened before on this device, without the current one; nothing leaves the device. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const [products, setProducts] = useState(() => readViewed().filter(({ id }) => id !== productId))
  if (products.length === 0) return null
  const clear = (): void => {
    clearViewed()
    setProducts([])
  }
  return (
    <section aria-labelledby="recently-viewed" className="page section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recently-viewed" className="text-3xl">
          {m.product_recent()}
        </h2>
        <p className="text-ink-soft text-sm">
          {m.product_recent_note()}{' '}
          <button type="button" onClick={clear} className="min-h-11 text-ink underline underline-offset-4">
            {m.product_recent_clear()}
          </button>
        </p>
      </div>
      <ul className="no-scrollbar flex snap-x gap-4 overflow-x-auto py-1">
        {products.map((product) => (
          <li key={product.id} className="w-32 shrink-0 snap-start">
            <Viewed product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Viewed({ product: { id, slug, names, picture } }: { product: ViewedProduct }) {
  const language = currentLanguage()
  const [shownLanguage, name] = names[language] ? [language, names[language]] : (Object.entries(names)[0] ?? [])
  return (
    <Link to={paths.product(slug ?? String(id))} className="block hover:underline">
      <Picture picture={picture} decorative sizes="10rem" className="aspect-4/5 rounded-card" />
      <span lang={shownLanguage} dir="auto" className="mt-2 block leading-snug">
        {name}
      </span>
    </Link>
  )
}
