import type { BoardOrder } from '@warda/contract/board'

/** What the driver takes at the door (riyals): what is outstanding, unless it was put off. */
export const toCollect = ({ outstanding, isPostponed, paymentTerms }: BoardOrder): number =>
  isPostponed || paymentTerms === 'postponed' || paymentTerms === 'monthly' ? 0 : outstanding
