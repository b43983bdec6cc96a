export { toE164 } from './phone-number.ts'
export { deleteOldTokens, deleteOpenTokens } from './queries.ts'
export { sendRequestedLink } from './request-link.ts'
export { sendLink } from './send-link.ts'
