import { languages } from '@warda/domain/language'
import * as z from 'zod/mini'
import { reportedPage } from '../../browser-reports.ts'
import type { Vital } from '../../telemetry/telemetry.ts'

/** Milliseconds; a longer time is refused, because it comes from a page that was left in the background. */
const MAX_MS = 600_000
/** Layout shifts (CLS) have no unit. */
const MAX_SHIFT = 100

const milliseconds = z.optional(z.number().check(z.nonnegative(), z.maximum(MAX_MS)))

const report = z.object({
  ...reportedPage,
  language: z.enum(languages),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z.optional(z.number().check(z.nonnegative(), z.maximum(MAX_SHIFT))),
})

type Report = Pick<z.infer<typeof report>, 'route' | 'release' | 'language'> & { vitals: [Vital, number][] }

/** Reads a report of a browser, times in seconds; null when it has another form. A vital that the browser does not measure is missing. */
export function readVitals(body: unknown): Report | null {
  const parsed = report.safeParse(body)
  if (!parsed.success) return null
  const { route, release, language, cls, ...times } = parsed.data
  const vitals: [Vital, number][] = cls === undefined ? [] : [['cls', cls]]
  for (const name of ['lcp', 'inp', 'ttfb'] as const) {
    const time = times[name]
    if (time !== undefined) vitals.push([name, time / 1e3])
  }
  return { route, release, language, vitals }
}
