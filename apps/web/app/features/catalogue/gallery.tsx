import { m } from '@warda/i18n/messages'
import { useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Picture, type PictureData } from '../../ui/media/picture.tsx'

/** Pictures of a product: swiped on phones, selected by thumbnails everywhere. */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
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
