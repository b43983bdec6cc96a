import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

export type Mail = { subject: string; language: string; text: string }

/** Waits for a mail with a link to `path` in the mailbox of the demo shop and returns the link. */
export async function waitForLink(address: string, path: string): Promise<URL> {
  for (let tries = 0; tries < 240; tries++) {
    const response = await fetch(`${inject('shopUrl')}/mailbox.json?to=${encodeURIComponent(address)}`)
    const { data } = (await response.json()) as { data: Mail[] }
    for (const mail of data) {
      const links = mail.text.match(/https?:\/\/\S+/g) ?? []
      const link = links.map((text) => new URL(text)).find(({ pathname }) => pathname === path)
      if (link) return link
    }
    await pause(250)
  }
  throw new Error(`No mail with a link to ${path} reached ${address}.`)
}
