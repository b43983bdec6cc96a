import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { describePage } from './describe-page.ts'
import { currentLanguage } from './language.ts'

/**
 * Sends LCP, INP, TTFB (ms) and CLS of this page view to the shop, once, when the page is first hidden: no address, no cookie, nothing of a
 * person. They count for the route that was open when the page had loaded.
 */
export function sendVitals(): void {
  const page = { ...describePage(), language: currentLanguage() }
  const vitals: Record<string, number> = {}
  const record = ({ name, value }: Metric): void => {
    vitals[name.toLowerCase()] = Math.round(value * 1e4) / 1e4
  }
  for (const observe of [onLCP, onCLS, onINP, onTTFB]) observe(record)
  let isSent = false
  // The library reports its values in its own listeners of the document, which run before this one.
  addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return
    isSent = true
    const body = JSON.stringify({ ...page, ...vitals })
    fetch('/web-vitals', { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
  })
}
