/** Days for which the shop keeps personal data (decision 14). The nightly cleanup and the privacy notice use the same numbers. */
export const RETENTION_DAYS = {
  session: 30,
  /** Browsers in which a person signed in, after the last time. */
  device: 400,
  /** An authenticator app that was not confirmed. */
  unfinishedEnrolment: 1,
  link: 7,
  mail: 180,
  import: 90,
  cart: 180,
  proof: 365,
  report: 730,
  invitation: 180,
  sentStockAlert: 90,
  waitingStockAlert: 365,
  /** After it was stopped. */
  stoppedReminder: 365,
  neverUsed: 365,
  webhookEvent: 30,
  /** Accounts ended by somebody else, such as removed managers. */
  ended: 90,
  welcome: 730,
} as const

/** Years for which tax documents are kept (VAT law). */
export const TAX_DOCUMENT_YEARS = 6
