/** How a picture is cut: the widths it is offered in and, for the wide ones above a page, how heavy a file may get. */
export type Recipe = {
  /** Part of every file's name: a change of the numbers below must change it, since files never change under their name. */
  mark: string
  widths: readonly number[]
  avif: { quality: number; effort: (width: number) => number }
  webp: { quality: number; effort: number }
  /** Bytes that no file may exceed; the quality is lowered until it fits. Absent: no bound. */
  heaviest?: number
}

/**
 * Pictures of products, tiles and pages. The small files, which lists load by the dozen, are worth the slower encoder; the large ones are
 * seen one at a time and would cost the first start most of its time.
 */
export const PLAIN: Recipe = {
  mark: 'p2',
  widths: [160, 320, 480, 640, 960, 1280],
  avif: { quality: 50, effort: (width) => (width <= 480 ? 2 : 0) },
  webp: { quality: 75, effort: 2 },
}

/** The wide pictures that a visitor waits for: at most 40 KB at every width. */
export const HERO: Recipe = {
  mark: 'h2',
  widths: [480, 640, 960, 1280, 1920],
  avif: { quality: 48, effort: () => 2 },
  webp: { quality: 72, effort: 4 },
  heaviest: 40_000,
}

/** The widths of a recipe that a picture can fill, and its own width where the next step would be larger than it. */
export function widthsFor(recipe: Recipe, original: number): number[] {
  const fitting = recipe.widths.filter((width) => width <= original)
  const largest = fitting.at(-1) ?? 0
  const next = recipe.widths[fitting.length]
  return next !== undefined && original > largest ? [...fitting, original] : fitting
}
