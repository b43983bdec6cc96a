import { configDefaults, defineConfig } from 'vitest/config'

/** Tests over the tax authority's own material, which is no part of the repository (docs/testing.md). */
const official = process.env.ZATCA_MATERIAL ? [] : ['**/official-*.test.ts']

/** Node runs these files itself: transforming the server's modules for each new clone took a minute. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

const database = { globalSetup: ['apps/api/src/testing/global-setup.ts'] }

export default defineConfig({
  // Only Vitest reads this file; the web app has its own Vite configuration.
  test: {
    // Two cores are the machine we promise to be quick on; a third worker was not faster, its browser needs a core.
    maxWorkers: 2,
    // Times below end what hangs; none of them says how quick something is. The machine may be slow and busy.
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/app/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...official],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          ...native,
          include: ['apps/api/src/**/*.test.ts'],
          ...database,
          // Each file has a database of its own; reading the whole server again for each took a third of the time.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
      {
        test: {
          name: 'journeys',
          // Pages are rendered as in production; React's development build is several times slower.
          env: { NODE_ENV: 'production' },
          ...native,
          include: ['e2e/**/*.test.ts'],
          ...database,
          // As above; one Chromium serves all files of a worker.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // A page on a busy machine takes its time; a second, the usual patience, is none.
          expect: { poll: { timeout: 40_000 } },
        },
      },
      {
        test: {
          name: 'conformance',
          ...native,
          include: ['conformance/src/**/*.test.ts'],
          // One started shop and one browser serve all files.
          globalSetup: ['conformance/src/setup/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
    ],
  },
})
