import type { CareName } from './care.ts'

export type SizeName = 'small' | 'medium' | 'large' | 'grand' | 'single'

/** A product of the demo: everything that the manifest of its picture does not contain. */
export type Offer = {
  /** The picture's file name without its ending; also names the product in the lists of reviews. */
  picture: string
  /** Size, stems, riyals; the pictured size among them. */
  sizes: readonly (readonly [SizeName, number, number])[]
  care: CareName
  en: string
  ar: string
  discount?: number
  /** Stock of each size; a default for all when absent. */
  stock?: readonly number[]
}
