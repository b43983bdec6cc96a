import type { RawRoute } from '../../app.ts'
import { mountReports } from '../../browser-reports.ts'
import { readVitals } from './read-vitals.ts'

/** `/web-vitals`: records in the metrics how fast pages are in visitors' browsers and how much their layout moves. */
export const webVitalsRoute: RawRoute = (app, context, build) =>
  mountReports([app, context, build], {
    path: '/web-vitals',
    maxBytes: 1_000,
    // Each page view sends one report, and many phones share an IP address.
    limits: { ip: 60, all: 6_000 },
    parse: readVitals,
    record({ route, release, language, vitals }) {
      // Only names of this build become labels, so that forged reports cannot create new ones.
      const labels = {
        route: build?.routes.has(route) ? route : 'other',
        release: release === build?.release ? release : 'other',
        language,
      }
      for (const [vital, value] of vitals) context.telemetry.metrics?.recordVital(vital, value, labels)
    },
  })
