export { browserErrorsRoute } from './browser-errors-route.ts'
export { createReportLimits } from './limit-reports.ts'
