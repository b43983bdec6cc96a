import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { accentColours, DEFAULT_ACCENT } from '@warda/domain/identity/accent'
import type { RenderJob, RenderResult } from './renderer.ts'
import { createRiyalFont } from './riyal-font.ts'

/** Worker thread that renders documents one after the other, with one compiler that has loaded fonts and templates. */

const fonts = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json')))
const templates = fileURLToPath(new URL('./document-templates', import.meta.url))

const compiler = NodeCompiler.create({
  workspace: templates,
  // `fontBlobs` must come before `fontPaths`.
  fontArgs: [
    { fontBlobs: [createRiyalFont()] },
    { fontPaths: ['400Regular', '600SemiBold'].map((weight) => join(fonts, weight)) },
  ],
})

function render(job: RenderJob): Uint8Array<ArrayBuffer> {
  // User input reaches the template only as JSON strings, never as source code.
  const { leaf, sage } = accentColours(job.accent ?? DEFAULT_ACCENT)
  const inputs = {
    data: JSON.stringify(job.data),
    leaf,
    sage,
    xml: job.xml ?? '',
    xmlName: job.xmlName ?? 'invoice.xml',
  }
  const mainFilePath = join(templates, `${job.template}.typ`)
  const pdf = compiler.pdf(
    { mainFilePath, inputs },
    { pdfStandard: 'a-3b', creationTimestamp: Math.floor(job.at / 1000) },
  )
  // The compiler would otherwise cache every rendered document.
  compiler.evictCache(5)
  return new Uint8Array(pdf)
}

/** The compiler reports errors in the message and errors of a template's source in the code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.message === '' ? String(error.code) : error.message
}

parentPort?.on('message', ({ id, job }: { id: number; job: RenderJob }) => {
  let result: RenderResult
  try {
    result = { id, pdf: render(job) }
  } catch (error) {
    result = { id, error: describeError(error) }
  }
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer] : [])
})
