export { browserErrorsRoute } from './browser-errors-route.ts'
