export type Cleanups = {
  add(cleanup: () => Promise<void>): void
  /** Runs all that were added, newest first, once each. */
  run(): Promise<void>
}

/** Collects what has to be ended when the process stops, also when it stops during its start. */
export function createCleanups(): Cleanups {
  const cleanups: (() => Promise<void>)[] = []
  return {
    add(cleanup) {
      cleanups.push(cleanup)
    },
    async run() {
      for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup()
    },
  }
}
