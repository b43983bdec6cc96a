export { noteTerms } from './record-terms.ts'
export { type ConsentRow, findConsents, wantsNews } from './queries.ts'
export { setMarketing } from './set-marketing.ts'
