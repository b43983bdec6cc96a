import '@warda/i18n/browser-locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportErrors } from './shell/report-errors.ts'
import { reportVitals } from './shell/report-vitals.ts'
import { reloadStalePage } from './shell/stale-page.ts'

reloadStalePage()
const report = reportErrors()
reportVitals()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={report} />)
})
