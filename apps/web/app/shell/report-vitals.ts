import { whenIdle } from './when-idle.ts'

/** Reports the web vitals of this page view; the code that measures them is loaded after the page, when the browser is idle. */
export function reportVitals(): void {
  const start = () =>
    void whenIdle(() => void import('../lib/browser/send-vitals.ts').then((m) => m.sendVitals()).catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
