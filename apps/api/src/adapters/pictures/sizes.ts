/** How a picture is encoded: its widths, quality and optional size limit. */
export type EncodingProfile = {
  /** Part of the hash in file names; must change with any value below, because files never change under their name. */
  version: string
  widths: readonly number[]
  avif: { quality: number; effort: (width: number) => number }
  webp: { quality: number; effort: number }
  /** Maximum size of a file in bytes; the quality is lowered until it fits. */
  maxBytes?: number
}

/**
 * Pictures of products, tiles and pages. Small files, of which lists load many, use the slower encoder; large files use a faster one to
 * keep the first start short.
 */
export const STANDARD_PROFILE: EncodingProfile = {
  version: 'p2',
  widths: [160, 320, 480, 640, 960, 1280],
  avif: { quality: 50, effort: (width) => (width <= 480 ? 2 : 0) },
  webp: { quality: 75, effort: 2 },
}

/** Further views of products, seen in the gallery only: few widths, because the first start encodes over a hundred of them. */
export const VIEW_PROFILE: EncodingProfile = {
  version: 'v1',
  widths: [160, 480, 720],
  avif: { quality: 50, effort: () => 0 },
  webp: { quality: 75, effort: 2 },
}

/** Hero pictures: at most 40 KB at every width. */
export const HERO_PROFILE: EncodingProfile = {
  version: 'h2',
  widths: [480, 640, 960, 1280, 1920],
  avif: { quality: 48, effort: () => 2 },
  webp: { quality: 72, effort: 4 },
  maxBytes: 40_000,
}

/** The widths of a profile up to the picture's own, and its own width where the next larger one exceeds it. */
export function listWidths(profile: EncodingProfile, original: number): number[] {
  const fitting = profile.widths.filter((width) => width <= original)
  const largest = fitting.at(-1) ?? 0
  const next = profile.widths[fitting.length]
  return next !== undefined && original > largest ? [...fitting, original] : fitting
}
