import { setTimeout as pause } from 'node:timers/promises'

export type Mail = { id: number; to: string; subject: string; language: string; html: string; text: string }

/** Waits for a mail to this address that matches `is`, in the shop's local mailbox. */
export async function waitForMail(base: string, address: string, is: (mail: Mail) => boolean): Promise<Mail> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(`${base}/mailbox.json?to=${encodeURIComponent(address)}`)
    const { data } = (await answer.json()) as { data: Mail[] }
    const found = data.find(is)
    if (found) return found
    await pause(250)
  }
  throw new Error(`No such mail reached ${address}.`)
}

/** The first link in a mail's text that leads to `path`. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path)
  if (!link) throw new Error(`The mail “${mail.subject}” has no link to ${path}.`)
  return link
}
