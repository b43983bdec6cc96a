import type { Sheet } from './sheet-present.ts'

/** Amount that the driver collects (riyals): the outstanding amount, or 0 for postponed payment. */
export const amountToCollect = ({
  outstanding,
  isPostponed,
  paymentTerms,
}: Pick<Sheet, 'outstanding' | 'isPostponed' | 'paymentTerms'>): number =>
  isPostponed || paymentTerms === 'postponed' || paymentTerms === 'monthly' ? 0 : outstanding
