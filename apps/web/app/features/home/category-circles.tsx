import type { Category } from '@warda/contract/catalogue'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Picture } from '../../ui/media/picture.tsx'

/** The categories as round pictures; scrolls sideways on phones. */
export function CategoryCircles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="no-scrollbar -mx-[clamp(1rem,4vw,3rem)] flex snap-x scroll-px-[clamp(1rem,4vw,3rem)] gap-4 overflow-x-auto px-[clamp(1rem,4vw,3rem)] pb-1 sm:gap-6 lg:grid lg:grid-cols-6">
      {categories.map((category) => (
        <li key={category.slug} className="w-28 shrink-0 snap-start sm:w-36 lg:w-auto">
          <Link
            to={paths.category(category.slug)}
            className="group grid justify-items-center gap-3 rounded-card text-center"
          >
            {category.picture ? (
              <Picture
                picture={category.picture}
                decorative
                sizes="(min-width: 1024px) 190px, 144px"
                className="aspect-square w-full rounded-full"
                imageClassName="transition-transform duration-240 ease-out group-hover:scale-105"
              />
            ) : (
              <span
                aria-hidden="true"
                className="grid aspect-square w-full place-items-center rounded-full bg-sage font-display text-4xl text-leaf"
              >
                {[...category.name][0]}
              </span>
            )}
            <span className="font-medium leading-tight">{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
