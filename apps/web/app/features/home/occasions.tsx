import { Link } from 'react-router'
import { Picture, type PictureData } from '../../ui/media/picture.tsx'

export type Occasion = { name: string; to: string; picture: PictureData; position: string }

/** Occasions, each as a tall picture. */
export function Occasions({ occasions }: { occasions: readonly Occasion[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {occasions.map((occasion) => (
        <li key={occasion.name}>
          <Link to={occasion.to} className="group relative block overflow-hidden rounded-card">
            <Picture
              picture={occasion.picture}
              decorative
              sizes="(min-width: 1024px) 45rem, 90vw"
              className="aspect-3/4"
              imageClassName={`${occasion.position} transition-transform duration-240 ease-out group-hover:scale-[1.03]`}
            />
            <span className="absolute start-3 bottom-3 rounded-full bg-paper px-4 py-2 font-display text-lg leading-tight sm:start-4 sm:bottom-4">
              {occasion.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
