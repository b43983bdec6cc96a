/** What the shop wrote in Markdown, made and sanitised by the API (apps/api/src/rich-text.ts); no other string may come here. */
export const RichText = ({ html, className = 'rich' }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
