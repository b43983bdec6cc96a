export { aggregateRevenue } from './aggregate-revenue.ts'
