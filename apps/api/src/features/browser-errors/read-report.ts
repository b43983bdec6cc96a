import * as z from 'zod/mini'
import { reportedPage } from '../../browser-reports.ts'

/** Maximum number of frames of a stack that are logged. */
const MAX_FRAMES = 20

const report = z.object({
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  message: z.string().check(z.maxLength(2_000)),
  stack: z.string().check(z.maxLength(20_000)),
  ...reportedPage,
  /** Request id of the last call of the page that failed on the server. */
  failedRequestId: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
})

export type BrowserError = z.infer<typeof report> & { frames: string[] }

/** Reads a report of a browser; null when it has another form. What could name a person is left out. */
export function readReport(body: unknown): Omit<BrowserError, 'stack'> | null {
  const parsed = report.safeParse(body)
  if (!parsed.success) return null
  const { stack, message, ...others } = parsed.data
  return { ...others, message: maskValues(message).slice(0, 300), frames: readFrames(stack) }
}

/** Masks email addresses, addresses of pages and digits, of which phones and numbers of orders consist. */
const maskValues = (text: string): string =>
  text
    .replace(/[^\s@]+@[^\s@]+/g, '***')
    .replace(/\w+:\/\/\S+|\/\S{8,}/g, '***')
    .replace(/[\d\u0660-\u0669]{3,}/g, '***')

/** A frame in a file of the build: `at name (https://…)` in Chromium, `name@https://…` in Firefox and Safari. */
const FRAME =
  /^\s*(?:at (?:async )?(?:([\w$.<>]{1,60}) \()?|([\w$.<>]{0,60})@)\S*?\/(assets\/[\w./-]{1,120}\.js:\d{1,7}:\d{1,7})/

/** The frames as `name assets/file.js:line:column`; everything else of the stack is dropped. */
const readFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, otherName, place] = FRAME.exec(line.slice(0, 1_000)) ?? []
      return place === undefined ? [] : [`${name || otherName || '?'} ${place}`]
    })
    .slice(0, MAX_FRAMES)
