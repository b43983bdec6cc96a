import type { Product } from '@warda/contract/catalogue'
import { languagePath } from '@warda/contract/public-paths'
import { m } from '@warda/i18n/messages'
import { MessageCircle, Share2 } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/feedback/toast.ts'

const look = 'inline-flex min-h-11 items-center gap-2 text-sm hover:underline'

/** Shown in the browser only. Shares a product: through the device where it can share, otherwise by copying its link; and by WhatsApp. */
export function ShareLinks({ product: { slug, name } }: { product: Pick<Product, 'slug' | 'name'> }) {
  const url = location.origin + languagePath(currentLanguage(), paths.product(slug))
  const share = async (): Promise<void> => {
    if ('share' in navigator) {
      // Rejected when the person closes the sheet.
      return navigator.share({ title: name, url }).catch(() => undefined)
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url)
      await notify.success(m.product_share_copied())
    } catch {
      await notify.warning(m.product_share_failed({ url }))
    }
  }
  return (
    <div className="flex flex-wrap gap-x-6">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${name}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={look}
      >
        <MessageCircle aria-hidden="true" size={18} />
        {m.product_share_whatsapp()}
      </a>
      <button type="button" onClick={() => void share()} className={look}>
        <Share2 aria-hidden="true" size={18} />
        {m.product_share()}
      </button>
    </div>
  )
}
