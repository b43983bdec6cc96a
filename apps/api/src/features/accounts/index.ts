export { type TokenPurpose, tokenOf } from './one-time-token.ts'
export { toE164 } from './phone-number.ts'
export { deleteOldTokens, deleteOpenTokens } from './queries.ts'
export { sendLink } from './send-link.ts'
