import { Worker } from 'node:worker_threads'

/** One paper to print: which (`papers/*.typ`), what stands on it (JSON), the XML that goes with it, and the instant it is dated (milliseconds). */
export type RenderJob = { paper: 'invoice' | 'statement'; data: unknown; xml?: string; at: number }

export type RenderResult = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; fault: string }

/** More papers wait than can be printed in reasonable time; answered like a database without a free line: "busy", try again. */
const busy = (): Error => Object.assign(new Error('too many papers wait to be printed'), { code: 'GATE_FULL' })

/** Prints papers as PDF/A-3b. */
export type PdfRenderer = { print(job: RenderJob): Promise<Uint8Array<ArrayBuffer>> }

type Waiting = {
  job: RenderJob
  done: (pdf: Uint8Array<ArrayBuffer>) => void
  failed: (error: Error) => void
}

type Options = { waitingAtMost?: number; patienceMs?: number; script?: URL }

/**
 * A printer on a thread of its own, so that a paper of 500 lines stalls no request. The thread starts with the first paper, lives on, keeps
 * no process alive, and is started again for the next paper when it died or took longer than `patienceMs`. Papers are printed one by one;
 * more than `waitingAtMost` are refused as busy.
 */
export function createPdfRenderer(options: Options = {}): PdfRenderer {
  const { waitingAtMost = 50, patienceMs = 30_000, script = new URL('./render-worker.ts', import.meta.url) } = options
  const queue: Waiting[] = []
  let current: (Waiting & { id: number; timer: NodeJS.Timeout }) | null = null
  let worker: Worker | null = null
  let count = 0

  function start(): Worker {
    const started = new Worker(script)
    const lost = (error: Error) => {
      if (worker !== started) return
      worker = null
      finish(() => current?.failed(error))
    }
    started.on('message', (result: RenderResult) => {
      if (result.id !== current?.id) return
      finish((paper) => ('pdf' in result ? paper.done(result.pdf) : paper.failed(new Error(result.fault))))
    })
    started.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => lost(new Error('the printing thread ended')))
    worker = started
    return started
  }

  function finish(tell: (paper: Waiting) => void): void {
    if (!current) return
    clearTimeout(current.timer)
    tell(current)
    current = null
    worker?.unref()
    next()
  }

  function giveUp(): void {
    const stuck = worker
    worker = null
    void stuck?.terminate()
    finish((paper) => paper.failed(new Error('the paper took too long to print')))
  }

  function next(): void {
    const paper = current ? undefined : queue.shift()
    if (!paper) return
    const thread = worker ?? start()
    count += 1
    current = { ...paper, id: count, timer: setTimeout(giveUp, patienceMs) }
    thread.ref()
    thread.postMessage({ id: count, job: paper.job })
  }

  return {
    print(job) {
      if (queue.length >= waitingAtMost) return Promise.reject(busy())
      return new Promise((done, failed) => {
        queue.push({ job, done, failed })
        next()
      })
    },
  }
}

/** The printer of this process. */
export const pdfRenderer: PdfRenderer = createPdfRenderer()
