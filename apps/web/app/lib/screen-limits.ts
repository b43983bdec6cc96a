import { LIMITS } from '@warda/domain/limits'

/** The specified numbers that `ui/` needs, which knows no domain (spec §9): times in ms, a share in percent, an amount in riyals. */
export const SCREEN_LIMITS = {
  toast: LIMITS.toast,
  libraryToast: LIMITS.libraryToast,
  invoiceToast: LIMITS.invoiceToast,
  toastDragPercent: LIMITS.toastDragPercent,
  amountStep: LIMITS.amountStep,
} as const
