import { richText } from '../../rich-text.ts'

/** Renders the shop's Markdown as safe HTML; its headings start at h2. */
export const sectionText = (text: string): string =>
  // Only links have attributes in the rendered HTML.
  richText(text).replaceAll('<h3>', '<h2>').replaceAll('</h3>', '</h2>')
