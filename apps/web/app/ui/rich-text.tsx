/** HTML from Markdown, rendered and sanitised by the API (apps/api/src/rich-text.ts); pass no other string. */
export const RichText = ({ html, className = 'rich' }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
