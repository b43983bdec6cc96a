export { forgetByAge } from './forget-by-age.ts'
