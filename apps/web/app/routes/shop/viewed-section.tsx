import type { Product } from '@warda/contract/catalogue'
import { useEffect, useRef, useState } from 'react'
import { RecentlyViewed } from '../../features/catalogue/recently-viewed.tsx'
import { addViewed } from '../../features/catalogue/viewed-products.ts'
import { currentLanguage } from '../../lib/browser/language.ts'

/** Records the product as viewed, and shows the others when the reader comes near the end of the page. */
export default function ViewedSection({ product }: { product: Product }) {
  const end = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => addViewed(product, currentLanguage()), [product])
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '400px' },
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end}>{isNear && <RecentlyViewed key={product.id} productId={product.id} />}</div>
}
