import type { CareName } from './care.ts'

export type SizeName = 'small' | 'medium' | 'large' | 'grand' | 'single'

/** What the demo's shop offers of one picture: everything that the picture's own manifest does not say. */
export type Offer = {
  /** The picture's file name without its ending; also names the product in the lists of reviews. */
  picture: string
  /** Size, stems, riyals; the pictured size among them. */
  sizes: readonly (readonly [SizeName, number, number])[]
  care: CareName
  en: string
  ar: string
  discount?: number
  /** How many of each size are left; plenty when not said. */
  stock?: readonly number[]
}
