/** Product (by its picture), stars, who wrote it, and what. */
export type ReviewLine = readonly [picture: string, stars: 1 | 2 | 3 | 4 | 5, author: string, text: string]
