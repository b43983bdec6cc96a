export type Stars = 1 | 2 | 3 | 4 | 5

/** How many reviews gave each number of stars. */
export type RatingHistogram = Record<Stars, number>

/** Counts stars; whatever is no whole number from 1 to 5 is not counted. */
export function ratingHistogram(stars: readonly number[]): RatingHistogram {
  const counts: RatingHistogram = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const star of stars) if (isStars(star)) counts[star] += 1
  return counts
}

/** The average to one decimal, halves up; null without reviews. */
export function averageRating(counts: RatingHistogram): number | null {
  const entries = Object.entries(counts)
  const count = entries.reduce((all, [, each]) => all + each, 0)
  const sum = entries.reduce((all, [star, each]) => all + Number(star) * each, 0)
  return count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10
}

/** Whether a number can be the stars of a review (spec §5). */
export function isStars(value: number): value is Stars {
  return Number.isInteger(value) && value >= 1 && value <= 5
}
