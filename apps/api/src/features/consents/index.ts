export { type ConsentRow, findConsents, hasMarketingConsent } from './queries.ts'
export { recordRegistration } from './record-registration.ts'
export { setMarketing } from './set-marketing.ts'
