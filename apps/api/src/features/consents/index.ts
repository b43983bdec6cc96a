export { recordTerms } from './record-terms.ts'
export { type ConsentRow, findConsents, hasMarketingConsent } from './queries.ts'
export { setMarketing } from './set-marketing.ts'
