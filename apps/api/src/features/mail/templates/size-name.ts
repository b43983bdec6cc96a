import type { MailFrame } from './content.ts'

/** The name of a size in the language of the mail; an unknown slug is returned unchanged. */
export const nameSize = (size: string, { sizes, language }: MailFrame): string => sizes.get(size)?.[language] ?? size
