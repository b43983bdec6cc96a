/** For mutation tests alone; `npm test` reads the configuration at the root. A mutated or busy run may be slow (ms). */
export default { test: { testTimeout: 60_000 } }
