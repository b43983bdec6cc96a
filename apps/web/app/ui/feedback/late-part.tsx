import { type ReactNode, useEffect, useState } from 'react'
import { networkError } from '../../lib/api/api-error.ts'
import { FailedNotice } from './failed-notice.tsx'

type LatePartProps<Part> = {
  /** Imports the module; always the same function. */
  load: () => Promise<Part>
  /** Shown while it loads, in the size of the part. */
  skeleton: ReactNode
  children: (part: Part) => ReactNode
}

/** A part of a page whose code is loaded when it is first shown. When that fails, the rest of the page stays and the part can be tried again. */
export function LatePart<Part extends object>({ load, skeleton, children }: LatePartProps<Part>) {
  const [part, setPart] = useState<Part | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    setFailed(false)
    load().then(setPart, () => setFailed(true))
  }, [load, tries])
  if (part !== null) return children(part)
  return failed ? <FailedNotice error={networkError()} onRetry={() => setTries(tries + 1)} /> : skeleton
}
