import { routes } from '@warda/contract/routes'
import { addRoutes } from './known-routes.ts'

// Dashboards make calls of all kinds, also without a network.
addRoutes(routes)
