export { forgetByAge } from './apply-retention.ts'
