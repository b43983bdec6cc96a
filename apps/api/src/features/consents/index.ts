export { noteTerms } from './note-terms.ts'
export { type ConsentRow, findConsents, wantsNews } from './queries.ts'
export { setMarketing } from './set-marketing.ts'
