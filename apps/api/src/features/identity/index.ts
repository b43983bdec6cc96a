export { iconRoutes } from './icon-routes.ts'
export { presentMark } from './mark-present.ts'
