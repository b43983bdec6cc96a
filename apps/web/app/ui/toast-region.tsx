import { m } from '@warda/i18n/messages'
import { getLocale } from '@warda/i18n/runtime'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import '../styles/toast.css'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export type ToastPlace = 'shell' | 'page'
export type ToastLink = { href: string; text: string; download?: boolean }

/** Draws the two regions once, outside the page's own tree: no page change takes a toast away. */
function drawRegions(): void {
  const home = document.createElement('div')
  document.body.append(home)
  // At once: a toast shown before both regions stand would be given to the first one only, and be lost.
  flushSync(() => createRoot(home).render(<Regions />))
}

function Regions() {
  const shared = {
    rtl: getLocale() === 'ar',
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 80,
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
        autoClose={1000}
      />
      <ToastContainer {...shared} containerId="page" aria-label={m.ui_toasts()} position="top-right" autoClose={5000} />
    </>
  )
}

drawRegions()

/** Shows one toast; a text that is already on the screen is not shown twice. */
export function showToast(kind: ToastKind, text: string, place: ToastPlace, link?: ToastLink): void {
  const toastId = `${place}:${kind}:${text}`
  toast(<Words text={text} link={link} />, {
    type: kind,
    containerId: place,
    toastId,
    role: kind === 'error' ? 'alert' : 'status',
  })
}

function Words({ text, link }: { text: string; link: ToastLink | undefined }) {
  return (
    <span>
      {text}
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
