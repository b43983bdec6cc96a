import { classes } from '../classes.ts'

/** A picture with its available widths (wire format). */
export type PictureData = {
  key: string
  width: number
  height: number
  widths: readonly number[]
  colour: string
  alt: string
  /** Focal point, 0 to 1 from the left and the top; default the centre. */
  focus?: { x: number; y: number } | undefined
  /** Base path of its files when they are not uploads. */
  base?: string
}

type PictureProps = {
  picture: PictureData
  /** The `sizes` attribute. */
  sizes: string
  /** Loaded with high priority and not lazily. */
  first?: boolean
  /** Empty `alt`, because the same text is next to it. */
  decorative?: boolean
  className?: string
  imageClassName?: string
}

let serverBase = '/pictures/'

/** Sets where the server's pages find uploads (PICTURES_URL); browsers read it from the document. */
export const setUploadBase = (base: string): void => {
  serverBase = base
}

/** The address below which uploads are: the shop's own or that of a CDN. */
export const uploadBase = (): string =>
  import.meta.env.SSR ? serverBase : (document.documentElement.dataset.pictures as string)

/** The address of one file of a picture; content-addressed, so it never changes. */
export const pictureAddress = (
  { base = uploadBase(), key }: PictureData,
  width: number,
  format: 'avif' | 'webp',
): string => `${base}${key}-${width}.${format}`

/** The smallest available width of at least `wanted`, else the widest. */
export const pictureWidth = ({ widths, width }: PictureData, targetWidth: number): number =>
  widths.find((candidate) => candidate >= targetWidth) ?? widths.at(-1) ?? width

/** The address for search engines and other sites: absolute and the shop's own, 1200 px wide or the nearest. */
export const sharedPictureAddress = (picture: PictureData, publicUrl: string): string =>
  publicUrl.replace(/\/$/, '') + pictureAddress({ base: '/pictures/', ...picture }, pictureWidth(picture, 1200), 'webp')

/** Size of the JPEG that messengers show with a link, px; its alternative text is that of the picture. */
export const LINK_PREVIEW = { width: 1200, height: 630 }

/** The address of the link preview of a picture: absolute and the shop's own. */
export const linkPreviewAddress = ({ base = '/pictures/', key }: PictureData, publicUrl: string): string =>
  `${publicUrl.replace(/\/$/, '')}${base}${key}-link-preview.jpg`

const pictureSet = (picture: PictureData, format: 'avif' | 'webp'): string =>
  picture.widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ')

/** A responsive picture in AVIF or WebP, with its average colour as placeholder and without layout shift. */
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
