export { insertStaff } from './queries.ts'
