import { WASTE_REASONS } from '../stock/waste-reasons.ts'

export const MATERIAL_KINDS = ['stem', 'material'] as const
export type MaterialKind = (typeof MATERIAL_KINDS)[number]

/** Units of materials; quantities are whole numbers of them. */
export const MATERIAL_UNITS = ['stem', 'piece', 'sheet', 'centimetre', 'gram', 'millilitre'] as const
export type MaterialUnit = (typeof MATERIAL_UNITS)[number]

/** `used`: for an order that was made; `returned`: from an order that has to be made again. */
export const MOVEMENT_REASONS = ['received', 'used', 'returned', ...WASTE_REASONS] as const
export type MovementReason = (typeof MOVEMENT_REASONS)[number]

/** Largest quantity of a movement, a pack and a recipe line. */
export const MAX_MATERIAL_QUANTITY = 100_000

/** Largest quantity of a count. */
export const MAX_MATERIAL_COUNT = 1_000_000

/** Largest stock of a material. */
export const MAX_MATERIAL_STOCK = 10_000_000

/** Number of days before the use-by date from which a batch counts as near it. */
export const USE_BY_WARNING_DAYS = 2
