import { whenIdle } from './when-idle.ts'

/** Reports how fast and steady the page was; what measures it is loaded when the page has loaded and is idle. Call in the browser. */
export function reportVitals(): void {
  const start = () =>
    void whenIdle(() => void import('../lib/browser/send-vitals.ts').then((m) => m.sendVitals()).catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
