import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getFile } from './get-file.ts'
import { filePath } from './picture-address.ts'
import { signFile } from './sign-file.ts'

export const fileRoutes: Pick<Handlers, 'signFile' | 'getFile'> = {
  async signFile({ context, actor, params }) {
    const signed = await signFile(context, { actor, fileId: params.fileId })
    if (!signed.ok) return signed
    const { signature, expiresAt } = signed.value
    return ok({
      url: filePath(params.fileId, signature),
      expiresAt: new Date(expiresAt).toISOString(),
    })
  },
  async getFile({ context, actor, params, requestId }) {
    const file = await getFile(context, { actor, ...params, requestId })
    if (!file.ok) return file
    return ok(
      new Response(new Uint8Array(file.value), {
        headers: {
          'content-type': 'image/jpeg',
          'content-length': String(file.value.length),
          'content-disposition': 'inline',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      }),
    )
  },
}
