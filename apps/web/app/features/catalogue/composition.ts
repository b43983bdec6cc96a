import { m } from '@warda/i18n/messages'

type Names = Record<string, () => string>

/** Flowers that bouquets consist of, by the catalogue's names. */
const flowers: Names = {
  anemone: () => m.flower_anemone(),
  carnation: () => m.flower_carnation(),
  daisy: () => m.flower_daisy(),
  eucalyptus: () => m.flower_eucalyptus(),
  ficus: () => m.flower_ficus(),
  'garden rose': () => m.flower_garden_rose(),
  gerbera: () => m.flower_gerbera(),
  gypsophila: () => m.flower_gypsophila(),
  hydrangea: () => m.flower_hydrangea(),
  lavender: () => m.flower_lavender(),
  lily: () => m.flower_lily(),
  'moth orchid': () => m.flower_moth_orchid(),
  olive: () => m.flower_olive(),
  peony: () => m.flower_peony(),
  ranunculus: () => m.flower_ranunculus(),
  ruscus: () => m.flower_ruscus(),
  sansevieria: () => m.flower_sansevieria(),
  'spray rose': () => m.flower_spray_rose(),
  succulent: () => m.flower_succulent(),
  sunflower: () => m.flower_sunflower(),
  tulip: () => m.flower_tulip(),
}

/** Translated flower; a name without translation is shown as it is stored. For loaders. */
export const flowerName = (flower: string): string => flowers[flower]?.() ?? flower

/** Choices in the back office. */
export const catalogueFlowers: readonly string[] = Object.keys(flowers)
