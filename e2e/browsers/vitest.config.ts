import { defineConfig } from 'vitest/config'

/** `npm run test:browsers`; Vitest runs from the root of the repository. */
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['e2e/browsers/**/*.test.ts'],
    globalSetup: ['apps/api/src/testing/database-setup.ts', 'apps/api/src/testing/demo-setup.ts'],
    // In ms. They end what hangs, as in the main configuration.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    env: { NODE_ENV: 'production' },
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Two browsers at once are slower than one after the other.
    fileParallelism: false,
    // One line per journey, engine and language.
    reporters: ['verbose'],
  },
})
