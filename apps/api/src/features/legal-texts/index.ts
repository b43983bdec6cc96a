export { type LegalVersions, readCurrentVersions, readLegalVersions } from './current-texts.ts'
