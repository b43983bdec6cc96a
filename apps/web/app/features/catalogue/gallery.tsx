import type { Product } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { sizeWithStems } from '../../lib/format/size-with-stems.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/media/picture.tsx'

type GalleryProps = {
  pictures: readonly Product['pictures'][number][]
  variants: Product['variants']
  /** The chosen size, whose picture is shown when it has one. */
  size: string | undefined
}

/** Pictures of a product: swiped on phones, selected by thumbnails everywhere. */
export function Gallery({ pictures, variants, size }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const look = () => {
    const element = strip.current
    if (element) setShown(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)))
  }
  const show = (index: number) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    strip.current?.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' })
  }
  const last = useRef(size)
  useEffect(() => {
    if (last.current === size) return
    last.current = size
    const index = pictures.findIndex((picture) => picture.size === size)
    if (index > 0 || (index === 0 && pictures.length > 1)) show(index)
  })
  const pictured = variants.find((variant) => variant.size === pictures[shown]?.size)
  return (
    <section aria-label={m.product_pictures()} className="grid content-start gap-3">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        ref={strip}
        onScroll={look}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto rounded-card"
      >
        {pictures.map((picture, index) => (
          <li key={picture.key} className="w-full shrink-0 snap-start">
            <Picture
              picture={picture}
              first={index === 0}
              sizes="(min-width: 1024px) 42rem, 100vw"
              className="aspect-4/5 max-h-[max(22rem,46dvh)] w-full lg:max-h-[82dvh]"
            />
          </li>
        ))}
      </ul>
      {pictured && variants.length > 1 && (
        <p className="text-ink-soft text-sm">
          {m.product_pictured({ size: sizeWithStems(pictured.size, pictured.stems) })}
        </p>
      )}
      {pictures.length > 1 && (
        <div className="flex gap-2">
          {pictures.map((picture, index) => (
            <button
              key={picture.key}
              type="button"
              onClick={() => show(index)}
              aria-label={m.product_picture({ number: index + 1, count: pictures.length })}
              aria-current={index === shown}
              className={classes(
                'w-16 overflow-hidden rounded-field border-2 sm:w-20',
                index === shown ? 'border-leaf' : 'border-transparent',
              )}
            >
              <Picture picture={picture} decorative sizes="80px" className="aspect-square" />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
