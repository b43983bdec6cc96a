import { LIMITS } from '@warda/domain/limits'

/** Specified numbers for `ui/`, which may not import the domain (spec §9): times in ms, a share in percent, an amount in riyals, a length in characters. */
export const SCREEN_LIMITS = {
  toast: LIMITS.toast,
  libraryToast: LIMITS.libraryToast,
  invoiceToast: LIMITS.invoiceToast,
  toastDragPercent: LIMITS.toastDragPercent,
  amountStep: LIMITS.amountStep,
  allergyNote: LIMITS.allergyNote,
} as const
