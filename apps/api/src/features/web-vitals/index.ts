export { webVitalsRoute } from './web-vitals-route.ts'
