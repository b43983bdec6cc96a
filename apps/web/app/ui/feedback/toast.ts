import type { ToastKind, ToastPlace } from './toast-region.tsx'

type ToastOptions = {
  /** `shell`: top centre for one second; otherwise top right for five (SHELL-03). */
  where?: ToastPlace
  /** A link after the text, e.g. the invoice to download. */
  link?: { href: string; text: string; download?: boolean }
}

/** The toast library is loaded with the first toast. */
const show = async (kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> => {
  // It cannot be loaded without a network, nor by a page that is being left.
  const region = await import('./toast-region.tsx').catch(() => null)
  region?.showToast(kind, text, options.where ?? 'page', options.link)
}

/** Short messages in a toast. Errors are also shown inline where they belong. */
export const notify = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
}
