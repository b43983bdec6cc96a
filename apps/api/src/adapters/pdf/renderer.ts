import { Worker } from 'node:worker_threads'

/** A document to render: its template (`document-templates/*.typ`), data, accent colour of the shop, attached XML and date (milliseconds). */
export type RenderJob = {
  template: 'invoice' | 'statement'
  data: unknown
  accent?: string
  xml?: string
  xmlName?: string
  at: number
}

export type RenderResult = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; error: string }

/** Answered with status 503 (`busy`), like a timeout of the database. */
const queueFullError = (): Error =>
  Object.assign(new Error('too many documents are waiting to be rendered'), { code: 'GATE_FULL' })

/** Renders documents as PDF/A-3b. */
export type PdfRenderer = { render(job: RenderJob): Promise<Uint8Array<ArrayBuffer>> }

type QueuedJob = {
  job: RenderJob
  resolve: (pdf: Uint8Array<ArrayBuffer>) => void
  reject: (error: Error) => void
}

type Options = { maxQueued?: number; timeoutMs?: number; script?: URL }

/**
 * Renders on a worker thread, one document at a time, so that a document of 500 lines does not block requests. The thread starts with the
 * first document, does not keep the process alive, and is replaced when it exits or exceeds `timeoutMs`. Rejects as busy when more than
 * `maxQueued` documents wait.
 */
export function createPdfRenderer(options: Options = {}): PdfRenderer {
  const { maxQueued = 50, timeoutMs = 30_000, script = new URL('./render-worker.ts', import.meta.url) } = options
  const queue: QueuedJob[] = []
  let current: (QueuedJob & { id: number; timer: NodeJS.Timeout }) | null = null
  let worker: Worker | null = null
  let count = 0

  function startWorker(): Worker {
    const started = new Worker(script)
    const handleExit = (error: Error) => {
      if (worker !== started) return
      worker = null
      finish(() => current?.reject(error))
    }
    started.on('message', (result: RenderResult) => {
      if (result.id !== current?.id) return
      finish((queued) => ('pdf' in result ? queued.resolve(result.pdf) : queued.reject(new Error(result.error))))
    })
    started.on('error', (error) => handleExit(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => handleExit(new Error('the render worker exited')))
    worker = started
    return started
  }

  function finish(settle: (queued: QueuedJob) => void): void {
    if (!current) return
    clearTimeout(current.timer)
    settle(current)
    current = null
    worker?.unref()
    renderNext()
  }

  function handleTimeout(): void {
    const stuck = worker
    worker = null
    void stuck?.terminate()
    finish((queued) => queued.reject(new Error('rendering the document took too long')))
  }

  function renderNext(): void {
    const queued = current ? undefined : queue.shift()
    if (!queued) return
    const thread = worker ?? startWorker()
    count += 1
    current = { ...queued, id: count, timer: setTimeout(handleTimeout, timeoutMs) }
    thread.ref()
    thread.postMessage({ id: count, job: queued.job })
  }

  return {
    render(job) {
      if (queue.length >= maxQueued) return Promise.reject(queueFullError())
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject })
        renderNext()
      })
    },
  }
}

/** The renderer of this process. */
export const pdfRenderer: PdfRenderer = createPdfRenderer()
