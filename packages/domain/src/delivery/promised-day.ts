import type { IsoDate } from '../time/riyadh-time.ts'

/**
 * The later day for which a delivery is promised, or null when the delivery is due today: the promised day, or the dispatcher's plan
 * when that is earlier.
 */
export function findLaterPromise(
  order: { deliveryDate: IsoDate; plannedDate: IsoDate | null },
  today: IsoDate,
): IsoDate | null {
  const { deliveryDate, plannedDate } = order
  return deliveryDate > today && (plannedDate ?? deliveryDate) > today ? deliveryDate : null
}
