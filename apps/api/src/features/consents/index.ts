export { type ConsentRow, findConsents, hasMarketingConsent } from './queries.ts'
export { recordTerms } from './record-terms.ts'
export { setMarketing } from './set-marketing.ts'
