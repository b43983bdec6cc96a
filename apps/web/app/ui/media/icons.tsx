export type IconProps = { size?: number; className?: string; 'aria-hidden'?: 'true' | true }

/**
 * The icons of the first load of public pages, copied from Lucide (ISC licence), because the library would be six times
 * larger there. Those of cart and checkout are in `buying-icons.tsx` and `notice-icons.tsx`; other pages use the library.
 */
export const draw = (path: string, { size = 24, className }: IconProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={path} />
  </svg>
)

/** A circle as a path: centre and radius. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export const Check = (props: IconProps) => draw('M20 6 9 17l-5-5', props)
export const ChevronDown = (props: IconProps) => draw('m6 9 6 6 6-6', props)
export const Heart = (props: IconProps) =>
  draw(
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
    props,
  )
export const LoaderCircle = (props: IconProps) => draw('M21 12a9 9 0 1 1-6.219-8.56', props)
export const Mail = (props: IconProps) =>
  draw(
    'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
    props,
  )
export const MapPin = (props: IconProps) =>
  draw(
    `M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0${circle(12, 10, 3)}`,
    props,
  )
export const Menu = (props: IconProps) => draw('M4 5h16M4 12h16M4 19h16', props)
export const Minus = (props: IconProps) => draw('M5 12h14', props)
export const Phone = (props: IconProps) =>
  draw(
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
    props,
  )
export const Plus = (props: IconProps) => draw('M5 12h14M12 5v14', props)
export const Search = (props: IconProps) => draw(`m21 21-4.34-4.34${circle(11, 11, 8)}`, props)
export const ShoppingBag = (props: IconProps) =>
  draw(
    'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
    props,
  )
export const SlidersHorizontal = (props: IconProps) =>
  draw('M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3', props)
export const Truck = (props: IconProps) =>
  draw(
    `M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.520 8H14${circle(17, 18, 2)}${circle(7, 18, 2)}`,
    props,
  )
export const User = (props: IconProps) => draw(`M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2${circle(12, 7, 4)}`, props)
export const WifiOff = (props: IconProps) =>
  draw(
    'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.170-2.690M19 12.859a10 10 0 0 0-2.007-1.523M2 8.820a15 15 0 0 1 4.177-2.643M22 8.820a15 15 0 0 0-11.288-3.764M2 2l20 20',
    props,
  )
export const X = (props: IconProps) => draw('M18 6 6 18M6 6l12 12', props)
