import '@warda/i18n/browser-locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadStalePage } from './shell/stale-page.ts'
import { whenIdle } from './shell/when-idle.ts'

reloadStalePage()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

// Shows a page of the shop when there is no network; private windows may block it.
whenIdle(() => void navigator.serviceWorker?.register('/shop-worker.js').catch(() => undefined))
