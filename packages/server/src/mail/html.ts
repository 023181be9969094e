/** Markup that needs no more escaping. */
export interface Html {
  readonly html: string
}

type Part = string | Html | readonly Html[]

/** Writes markup; every text that is put into it is escaped. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const joined = texts.map((text, index) => text + markup(parts[index] ?? ''))
  return { html: joined.join('') }
}

function markup(part: Part): string {
  if (typeof part === 'string') return escaped(part)
  return 'html' in part ? part.html : part.map((item) => item.html).join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
