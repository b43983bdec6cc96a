import type { Site } from '@warda/contract/settings'
import { type LoaderContext, loadFromApi, pageContext } from '../lib/api/server-api.ts'
import { shopSchema } from '../shell/shop-schema.ts'
import { linkPreviewAddress, type PictureData } from '../ui/media/picture.tsx'

/** The structured data of the shop for its home and contact pages (JSON-LD); none for a navigation in the browser. */
export async function loadShopSchemas(
  context: LoaderContext,
  request: Request,
  { site, picture }: { site: Site; picture: PictureData },
): Promise<Record<string, unknown>[]> {
  const { isDocument, publicUrl } = context.get(pageContext)
  if (!isDocument) return []
  const days = await loadFromApi(context, request, 'getDeliveryDays').catch(() => null)
  return [shopSchema({ site, publicUrl, image: linkPreviewAddress(picture, publicUrl), geo: days?.shop ?? null })]
}
