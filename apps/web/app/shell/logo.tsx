import { useBrand } from '../lib/shop/brand.ts'
import { pictureAddress, pictureWidth } from '../ui/media/picture.tsx'
import { Rose } from '../ui/media/rose.tsx'

type LogoProps = {
  /** Height in px. */
  size?: number
  /** Whether it stands on a dark surface. */
  onDark?: boolean
}

/** The shop's logo, else its drawn mark: the initial of its name, or a rose in the current text colour. */
export function Logo({ size = 30, onDark = false }: LogoProps) {
  const { logo, mark, initial } = useBrand()
  if (logo) {
    const picture = { ...logo, alt: '', colour: '' }
    return (
      <img
        src={pictureAddress(picture, pictureWidth(picture, 480), 'webp')}
        width={Math.round((logo.width / logo.height) * size)}
        height={size}
        alt=""
        className={
          onDark ? 'max-w-40 rounded-sm bg-white object-contain' : 'max-w-40 object-contain mix-blend-multiply'
        }
      />
    )
  }
  if (mark === 'rose') return <Rose size={size} />
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <text
        x="16"
        y="22.500"
        textAnchor="middle"
        className={`font-display font-semibold text-[19px] ${onDark ? 'fill-leaf-deep' : 'fill-white'}`}
      >
        {initial}
      </text>
    </svg>
  )
}
