/**
 * Reports errors that nothing handled and returns the function for those that an error page shows; what sends a report is loaded with the
 * first error. Call in the browser.
 */
export function reportErrors(): (error: unknown) => void {
  const report = (error: unknown): void =>
    void import('../lib/browser/send-error.ts').then(({ sendError }) => sendError(error)).catch(() => undefined)
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return report
}
