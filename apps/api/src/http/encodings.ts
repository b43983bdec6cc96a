import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** `cached`: compressed once for many responses; `single`: for one response, as fast as possible. */
const GZIP_LEVELS = { cached: 7, single: constants.Z_BEST_SPEED }
const BROTLI_QUALITY = 5

export const toGzip = (plain: Buffer, use: 'cached' | 'single'): Promise<Buffer> =>
  compressGzip(plain, { level: GZIP_LEVELS[use] })

export const toBrotli = (plain: Buffer): Promise<Buffer> =>
  compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })

/** Whether the header Accept-Encoding names the encoding and does not forbid it. */
export const acceptsEncoding = (acceptEncoding: string | undefined, encoding: Encoding): boolean =>
  (acceptEncoding ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .some(([name, weight]) => name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? ''))
