import type { Config } from '@react-router/dev/config'
import { compressFolder } from './compress.ts'
import { writeArabicManifest } from './one-language.ts'

/**
 * One server-rendered app below `app/`. Every route is known to the browser from the start: the list is small, is kept
 * forever under its content's name, and spares each page a call for the links it shows.
 */
export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    await writeArabicManifest(folder)
    await compressFolder(folder)
  },
} satisfies Config
