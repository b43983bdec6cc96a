import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { RenderJob, RenderResult } from './renderer.ts'

/** The thread that prints: it keeps one compiler with the fonts and the papers read, and prints what it is told, one after the other. */

const fonts = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json')))
const papers = fileURLToPath(new URL('./document-templates', import.meta.url))

const compiler = NodeCompiler.create({
  workspace: papers,
  fontArgs: [{ fontPaths: ['400Regular', '600SemiBold'].map((weight) => join(fonts, weight)) }],
})

function print(job: RenderJob): Uint8Array<ArrayBuffer> {
  // What people wrote reaches the paper as data (strings of a JSON text), never as source: nothing in it can run.
  const inputs = { data: JSON.stringify(job.data), xml: job.xml ?? '' }
  const mainFilePath = join(papers, `${job.paper}.typ`)
  const pdf = compiler.pdf(
    { mainFilePath, inputs },
    { pdfStandard: 'a-3b', creationTimestamp: Math.floor(job.at / 1000) },
  )
  // Without this the compiler keeps every paper it ever printed.
  compiler.evictCache(5)
  return new Uint8Array(pdf)
}

/** The compiler says what is wrong in the message or, of a paper's source, in the code. */
function why(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.message === '' ? String(error.code) : error.message
}

parentPort?.on('message', ({ id, job }: { id: number; job: RenderJob }) => {
  let result: RenderResult
  try {
    result = { id, pdf: print(job) }
  } catch (error) {
    result = { id, fault: why(error) }
  }
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer] : [])
})
