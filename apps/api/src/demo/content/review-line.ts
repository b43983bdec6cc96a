/** A review: product (by its picture), stars, author and text. */
export type ReviewLine = readonly [picture: string, stars: 1 | 2 | 3 | 4 | 5, author: string, text: string]
