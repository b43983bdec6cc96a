import type { Config } from '@react-router/dev/config'
import { compressFolder } from './compress.ts'

/**
 * One server-rendered app below `app/`. Every route is known to the browser from the start: the list is small, is kept
 * forever under its content's name, and spares each page a call for the links it shows.
 */
export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    await compressFolder(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
