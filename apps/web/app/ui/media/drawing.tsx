import drawings from './drawings.svg?url&no-inline'

/** The symbols of `drawings.svg`. */
export type DrawingName =
  | 'basket'
  | 'bell'
  | 'calendar'
  | 'card'
  | 'gate'
  | 'heart'
  | 'house'
  | 'key'
  | 'letter'
  | 'paper'
  | 'parcel'
  | 'people'
  | 'pin'
  | 'purse'
  | 'road'
  | 'search'
  | 'seedling'
  | 'speech'
  | 'stamp'
  | 'star'
  | 'tag'
  | 'van'
  | 'vase'
  | 'wilted'

/** A line drawing; decorative. All drawings are one file, which is loaded with the first one, so that pages carry none in their scripts. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      aria-hidden="true"
      width="96"
      height="96"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
