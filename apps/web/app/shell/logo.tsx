import { useBrand } from '../lib/shop/brand.ts'

type LogoProps = {
  /** Height in px. */
  size?: number
  /** Whether it stands on a dark surface. */
  onDark?: boolean
}

/** The shop's logo, else its drawn mark: the initial of its name, or a rose in the current text colour. */
export function Logo({ size = 30, onDark = false }: LogoProps) {
  const { logo, initial } = useBrand()
  if (logo) {
    return (
      <img
        src={logo.src}
        width={Math.round(logo.ratio * size)}
        height={size}
        alt=""
        className={`max-w-40 object-contain ${onDark ? 'rounded-sm bg-white' : 'mix-blend-multiply'}`}
      />
    )
  }
  if (!initial) return <span aria-hidden="true" className="rose shrink-0" style={{ width: size, height: size }} />
  // CSS-generated content is not part of the link's text.
  return (
    <span
      aria-hidden="true"
      data-initial={initial}
      style={{ width: size, height: size, fontSize: size * 0.6 }}
      className={`grid shrink-0 place-items-center rounded-[27%] font-display font-semibold leading-none before:content-[attr(data-initial)] ${onDark ? 'bg-white text-leaf-deep' : 'bg-leaf text-white'}`}
    />
  )
}
