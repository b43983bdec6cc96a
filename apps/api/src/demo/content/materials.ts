import type { MaterialKind, MaterialUnit } from '@warda/domain/materials/materials'

type DemoSupplier = { name: string; phone: string; email: string; leadDays: number }

export const SUPPLIERS = {
  taif: { name: 'مزارع ورد الطائف', phone: '012 555 0142', email: 'orders@taif-roses.example', leadDays: 1 },
  import: { name: 'Nile & Nairobi Flowers', phone: '011 555 0177', email: 'sales@nilenairobi.example', leadDays: 2 },
  packaging: { name: 'مؤسسة شرائط للتغليف', phone: '011 555 0190', email: 'info@ribbons.example', leadDays: 3 },
} as const satisfies Record<string, DemoSupplier>

export type DemoMaterial = {
  /** The flower of the catalogue, or the part of every bouquet, that this material is used for. */
  of: string
  en: string
  ar: string
  kind: MaterialKind
  unit: MaterialUnit
  supplier: keyof typeof SUPPLIERS
  packSize: number
  reorderLevel: number
  shelfDays: number | null
  /** Price of a pack in riyals, net of VAT. */
  price: number
  /** Packs of the delivery two days ago. */
  packs: number
}

const stem = (
  of: string,
  en: string,
  ar: string,
  supplier: 'taif' | 'import',
  [packSize, price, packs, reorderLevel, shelfDays]: readonly [number, number, number, number, number],
): DemoMaterial => ({
  of,
  en,
  ar,
  kind: 'stem',
  unit: 'stem',
  supplier,
  packSize,
  reorderLevel,
  shelfDays,
  price,
  packs,
})

/** Stems: pack size, price of a pack, packs received, reorder level, shelf life in days. */
const STEMS = [
  stem('garden rose', 'Garden rose', 'ورد جوري', 'taif', [25, 75, 8, 50, 6]),
  stem('spray rose', 'Spray rose', 'ورد سبراي', 'taif', [20, 52, 3, 20, 6]),
  stem('ranunculus', 'Ranunculus', 'رانونكيولس', 'import', [20, 58, 4, 20, 7]),
  stem('tulip', 'Tulip', 'توليب', 'import', [20, 48, 5, 40, 3]),
  stem('peony', 'Peony', 'بيوني', 'import', [10, 85, 3, 10, 5]),
  stem('hydrangea', 'Hydrangea', 'هيدرانجيا', 'import', [10, 90, 2, 10, 6]),
  stem('carnation', 'Carnation', 'قرنفل', 'import', [20, 32, 3, 20, 10]),
  stem('daisy', 'Daisy', 'أقحوان', 'taif', [20, 26, 2, 20, 6]),
  stem('gypsophila', 'Gypsophila', 'جيبسوفيلا', 'import', [20, 40, 2, 10, 8]),
  stem('lavender', 'Lavender', 'لافندر', 'taif', [25, 38, 2, 10, 12]),
  stem('anemone', 'Anemone', 'شقائق النعمان', 'import', [20, 62, 1, 10, 5]),
  stem('lily', 'Lily', 'زنبق', 'import', [10, 55, 2, 10, 8]),
  stem('sunflower', 'Sunflower', 'دوّار الشمس', 'taif', [10, 36, 2, 10, 7]),
  stem('gerbera', 'Gerbera', 'جربيرا', 'import', [20, 44, 1, 10, 7]),
  stem('moth orchid', 'Moth orchid', 'أوركيد', 'import', [6, 96, 2, 4, 14]),
  stem('eucalyptus', 'Eucalyptus', 'أوكالبتوس', 'taif', [20, 30, 5, 30, 12]),
  stem('ruscus', 'Ruscus', 'روسكوس', 'import', [25, 34, 2, 15, 14]),
  stem('olive', 'Olive branch', 'غصن زيتون', 'taif', [20, 24, 2, 10, 10]),
]

const material = {
  kind: 'material',
  supplier: 'packaging',
  shelfDays: null,
} as const

export const MATERIALS: readonly DemoMaterial[] = [
  ...STEMS,
  {
    ...material,
    of: 'wrap',
    en: 'Wrapping paper',
    ar: 'ورق تغليف',
    unit: 'sheet',
    packSize: 50,
    reorderLevel: 60,
    price: 65,
    packs: 4,
  },
  {
    ...material,
    of: 'ribbon',
    en: 'Satin ribbon',
    ar: 'شريط ساتان',
    unit: 'centimetre',
    packSize: 5_000,
    reorderLevel: 5_000,
    price: 40,
    packs: 3,
  },
]

/** Quantities of the parts of every bouquet. */
export const PARTS = [
  { of: 'wrap', quantity: 2 },
  { of: 'ribbon', quantity: 120 },
] as const
