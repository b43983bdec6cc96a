/** The occasions of each category, as slugs; some pictures have additional ones. */
const BY_CATEGORY: Record<string, readonly string[]> = {
  roses: ['love', 'birthday'],
  tulips: ['thank-you', 'get-well'],
  'mixed-bouquets': ['birthday', 'thank-you'],
  'plants-and-orchids': ['get-well', 'thank-you'],
  'wedding-and-events': ['wedding'],
  'gifts-and-boxes': ['birthday', 'eid'],
}

const BY_PICTURE: Record<string, readonly string[]> = {
  'roses-01': ['newborn'],
  'roses-03': ['wedding'],
  'tulips-01': ['newborn'],
  'tulips-03': ['graduation'],
  'mixed-02': ['love'],
  'mixed-03': ['newborn'],
  'mixed-06': ['graduation'],
  'plants-01': ['eid'],
  'plants-08': ['graduation'],
  'gifts-01': ['love'],
  'gifts-03': ['newborn'],
  'gifts-06': ['thank-you'],
}

/** The occasions of a product, by its picture. */
export const listOccasions = (picture: string, category: string): string[] => [
  ...(BY_CATEGORY[category] ?? []),
  ...(BY_PICTURE[picture] ?? []),
]
