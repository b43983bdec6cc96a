import { richText } from '../../rich-text.ts'

/** Markdown of the shop as safe HTML for a page of its own, whose parts have the second rank of headings. */
export const sectionText = (text: string): string =>
  // No tag that comes out has an attribute but a link.
  richText(text).replaceAll('<h3>', '<h2>').replaceAll('</h3>', '</h2>')
