import { configDefaults, defineConfig } from 'vitest/config'

/** Tests over the tax authority's own material, which is no part of the repository (docs/testing.md). */
const official = process.env.ZATCA_MATERIAL ? [] : ['**/official-*.test.ts']

/** In ms. They end what hangs; none says how quick something is, because the machine may be slow and busy. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } }

/** Node runs these files itself: transforming the server's modules for each new clone took a minute. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

const database = { globalSetup: ['apps/api/src/testing/database-setup.ts', 'apps/api/src/testing/demo-setup.ts'] }

/** Tests that mostly wait for processes to die and come back: `npm test` runs them beside the others in a process of their own. */
const slow = 'apps/api/src/**/*.slow.test.ts'

export default defineConfig({
  // Only Vitest reads this file; the web app has its own Vite configuration.
  test: {
    // Two cores are the machine we promise to be quick on; a third worker was not faster, its browser needs a core.
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          ...limits,
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{*,app/**/*}.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...official],
        },
      },
      {
        test: {
          name: 'api',
          ...limits,
          ...native,
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, slow],
          ...database,
          // Each file has a database of its own; reading the whole server again for each took a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'slow',
          ...limits,
          ...native,
          include: [slow],
          globalSetup: ['apps/api/src/testing/database-setup.ts'],
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'journeys',
          ...limits,
          // Pages are rendered as in production; React's development build is several times slower.
          env: { NODE_ENV: 'production' },
          ...native,
          include: ['e2e/**/*.test.ts'],
          // They need browsers from Debian (`npm run test:browsers`).
          exclude: [...configDefaults.exclude, 'e2e/browsers/**'],
          ...database,
          // As above; one Chromium serves all files of a worker.
          isolate: false,
        },
      },
      {
        test: {
          name: 'conformance',
          ...limits,
          ...native,
          include: ['conformance/src/**/*.test.ts'],
          // One started shop and one browser serve all files.
          globalSetup: ['conformance/src/setup/global-setup.ts'],
          // One connection to the browser and its warm contexts serve all files of a worker.
          isolate: false,
        },
      },
    ],
  },
})
