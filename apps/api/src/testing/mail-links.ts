import type { TestShop } from './shop.ts'

/** Token and email address of the link to `page`, such as `/auth/confirm-email`, in the newest mail to `to`. */
export async function linkIn(shop: TestShop, to: string, page: string): Promise<{ token: string; email: string }> {
  const mails = await shop.mails(to)
  for (const mail of mails.toReversed()) {
    const address = mail.body_text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(page))
    if (!address) continue
    const query = new URL(address).searchParams
    return { token: query.get('token') ?? '', email: query.get('email') ?? '' }
  }
  throw new Error(`No mail to ${to} leads to ${page}.`)
}
