/** A node of schema.org's vocabulary. */
export interface StructuredData {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** Facts of a page for machines that read it; `<` is escaped so that no text can end the block. */
export function JsonLd({ data }: { data: StructuredData }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
