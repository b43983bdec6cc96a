export { offlinePage } from './offline-page.ts'
