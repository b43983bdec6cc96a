import { classes } from './classes.ts'

/** One picture of the shop in the widths it exists in (the wire's shape). */
export type PictureData = {
  key: string
  width: number
  height: number
  widths: readonly number[]
  colour: string
  alt: string
  /** Where the eye should stay, 0 to 1 from the left and the top; absent in the middle. */
  focus?: { x: number; y: number } | undefined
  /** Where its files lie when they are not the shop's uploads. */
  base?: string
}

type PictureProps = {
  picture: PictureData
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string
  /** The picture a page is opened for: loaded first and never lazily. */
  first?: boolean
  /** Leaves the description out where the same words stand beside it. */
  decorative?: boolean
  className?: string
  imageClassName?: string
}

/** The address of one file of a picture: content-addressed, so it never changes. */
export const pictureAddress = (
  { base = '/pictures/', key }: PictureData,
  width: number,
  format: 'avif' | 'webp',
): string => `${base}${key}-${width}.${format}`

/** The width to hand to whoever cannot choose: the smallest that is at least `wanted`, else the widest. */
export const pictureWidth = ({ widths, width }: PictureData, wanted: number): number =>
  widths.find((candidate) => candidate >= wanted) ?? widths.at(-1) ?? width

const pictureSet = (picture: PictureData, format: 'avif' | 'webp'): string =>
  picture.widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ')

/** AVIF or WebP in the width that fits, on the picture's own average colour until it arrives. Never shifts the page. */
export function Picture({
  picture,
  sizes,
  first = false,
  decorative = false,
  className,
  imageClassName,
}: PictureProps) {
  return (
    <picture className={classes('block overflow-hidden', className)} style={{ backgroundColor: picture.colour }}>
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(picture, pictureWidth(picture, 640), 'webp')}
        srcSet={pictureSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={classes('size-full object-cover', imageClassName)}
        style={picture.focus && { objectPosition: `${picture.focus.x * 100}% ${picture.focus.y * 100}%` }}
      />
    </picture>
  )
}
