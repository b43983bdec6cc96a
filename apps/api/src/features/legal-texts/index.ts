export { type LegalVersions, readLegalVersions } from './current-texts.ts'
