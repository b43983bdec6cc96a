import '@warda/i18n/browser-locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadStalePage } from './shell/stale-page.ts'

reloadStalePage()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
