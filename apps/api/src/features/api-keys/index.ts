export { identifyByKey } from './identify-by-key.ts'
export { isApiKey } from './key.ts'
