import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { respondWithPrivatePicture } from '../../http/private-picture.ts'
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
    return ok(respondWithPrivatePicture(context, file.value))
  },
}
