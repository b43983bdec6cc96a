import { defineConfig } from 'vitest/config'

const database = { globalSetup: ['apps/api/src/testing/global-setup.ts'] }

export default defineConfig({
  // Only Vitest reads this file; the web app has its own Vite configuration.
  test: {
    // Two cores are the machine we promise to be quick on.
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/app/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          ...database,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          ...database,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
