import { splitAtCurrency } from '@warda/i18n/format-money'
import { m } from '@warda/i18n/messages'
import { getLocale } from '@warda/i18n/runtime'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { SCREEN_LIMITS } from '../../lib/screen-limits.ts'
import '../../styles/toast.css'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export type ToastPlace = 'shell' | 'page'
export type ToastLink = { href: string; text: string; download?: boolean }

/** Renders the two regions once, outside the page's React tree, so that toasts survive navigation. */
function renderRegions(): void {
  const container = document.createElement('div')
  document.body.append(container)
  // Synchronously: a toast shown before both regions exist would be lost.
  flushSync(() => createRoot(container).render(<Regions />))
}

function Regions() {
  const shared = {
    rtl: getLocale() === 'ar',
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: SCREEN_LIMITS.toastDragPercent,
    newestOnTop: true,
    limit: 4,
    hotKeys: (event: KeyboardEvent) => event.altKey && event.code === 'KeyT',
  }
  return (
    <>
      <ToastContainer
        {...shared}
        containerId="shell"
        aria-label={m.ui_toasts_brief()}
        position="top-center"
        autoClose={SCREEN_LIMITS.toast}
      />
      <ToastContainer
        {...shared}
        containerId="page"
        aria-label={m.ui_toasts()}
        position="top-right"
        autoClose={SCREEN_LIMITS.libraryToast}
      />
    </>
  )
}

renderRegions()

/** The request id (a UUID) in a message (`error_reference`), between the characters that isolate it from right-to-left text. */
const REFERENCE = /\u2066([\da-f-]{36})\u2069/
/** Time to copy a request id, ms. */
const REFERENCE_MS = 20_000

/** Shows a toast; the same text is not shown twice at a time. */
export function showToast(kind: ToastKind, text: string, place: ToastPlace, link?: ToastLink): void {
  const [message = '', reference] = text.split(REFERENCE)
  const toastId = `${place}:${kind}:${message}`
  toast(<ToastText text={text} link={link} />, {
    type: kind,
    containerId: place,
    toastId,
    role: kind === 'error' ? 'alert' : 'status',
    ...(link?.download ? { autoClose: SCREEN_LIMITS.invoiceToast } : {}),
    ...(reference === undefined ? {} : { autoClose: REFERENCE_MS }),
  })
}

/** Toasts are outside the page's React tree, so that `AmountText` does not know the shop's choice there. */
const drawSigns = (text: string): ReactNode =>
  document.documentElement.dataset.riyal === 'text'
    ? text
    : splitAtCurrency(text).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their position.
          <span key={index} className="riyal">
            {part}
          </span>
        ),
      )

function ToastText({ text, link }: { text: string; link: ToastLink | undefined }) {
  const [before = '', reference, after = ''] = text.split(REFERENCE)
  return (
    <span>
      {drawSigns(before)}
      {reference !== undefined && (
        // A toast is dragged by its text, which therefore could not be selected.
        <bdi dir="ltr" className="select-all break-all" onPointerDown={(event) => event.stopPropagation()}>
          {reference}
        </bdi>
      )}
      {drawSigns(after)}
      {link && (
        <a
          href={link.href}
          download={link.download}
          target="_blank"
          rel="noreferrer"
          className="ms-2 font-semibold underline"
        >
          {link.text}
        </a>
      )}
    </span>
  )
}
