/** Reasons for a decrease of stock without an order. A count difference can also be positive. */
export const WASTE_REASONS = ['wilted', 'broken', 'gift', 'sample', 'countDifference'] as const
export type WasteReason = (typeof WASTE_REASONS)[number]
