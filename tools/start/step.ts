import { formatDuration, printLine } from '../print.ts'

/**
 * Runs one step of the start, then prints its name, a remark about its result, and how long it took.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  remark?: (result: Result) => string,
): Promise<Result> {
  const began = performance.now()
  const result = await work()
  const more = remark?.(result)
  printLine(`  ${name}${more ? `: ${more}` : ''} (${formatDuration(performance.now() - began)})`)
  return result
}
