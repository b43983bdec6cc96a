import * as z from 'zod/mini'
import type { Vital } from '../../telemetry/telemetry.ts'

/** Milliseconds of the browser: a page that took longer was left open, not slow. */
const MAX_MS = 600_000
const MAX_SHIFT = 100

const milliseconds = z.optional(z.number().check(z.nonnegative(), z.maximum(MAX_MS)))

const report = z.object({
  /** The route file of the page, such as `routes/shop/product`, never its address. */
  route: z.string().check(z.regex(/^[\w/.:-]{1,80}$/)),
  /** Version of the build's manifest. */
  release: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  language: z.enum(['en', 'ar']),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z.optional(z.number().check(z.nonnegative(), z.maximum(MAX_SHIFT))),
})

type Report = Pick<z.infer<typeof report>, 'route' | 'release' | 'language'> & { vitals: [Vital, number][] }

/** Reads a report of a browser, times in seconds; null when it has another form. A vital that the browser does not measure is missing. */
export function readVitals(text: string): Report | null {
  const parsed = report.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { route, release, language, cls, ...times } = parsed.data
  const vitals: [Vital, number][] = cls === undefined ? [] : [['cls', cls]]
  for (const name of ['lcp', 'inp', 'ttfb'] as const) {
    const time = times[name]
    if (time !== undefined) vitals.push([name, time / 1e3])
  }
  return { route, release, language, vitals }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
