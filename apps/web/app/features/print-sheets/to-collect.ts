import type { Sheet } from './sheet-present.ts'

/** What the driver takes at the door (riyals): what is outstanding, unless it was put off. */
export const toCollect = ({
  outstanding,
  isPostponed,
  paymentTerms,
}: Pick<Sheet, 'outstanding' | 'isPostponed' | 'paymentTerms'>): number =>
  isPostponed || paymentTerms === 'postponed' || paymentTerms === 'monthly' ? 0 : outstanding
