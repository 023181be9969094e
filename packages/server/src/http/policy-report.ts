import { z } from 'zod'

/** What a page was stopped from doing, as far as it may be written down. */
export interface PolicyReport {
  /** The first part of the page's path; what follows may name an order. */
  readonly page: string
  readonly directive: string
  /** The origin of what was stopped, or a word such as `inline`. */
  readonly blocked: string
}

const directive = z
  .string()
  .transform((text) => text.split(' ', 1)[0] ?? '')
  .pipe(z.string().regex(/^[a-z-]{1,40}$/))

/** As browsers have always reported. */
const OldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'blocked-uri': z.string(),
      'effective-directive': directive.optional(),
      'violated-directive': directive,
      'source-file': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': told }) => ({
    documentURL: told['document-uri'],
    blockedURL: told['blocked-uri'],
    effectiveDirective: told['effective-directive'] ?? told['violated-directive'],
    sourceFile: told['source-file'],
  }))

/** As they report through the Reporting API. */
const NewReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    blockedURL: z.string(),
    effectiveDirective: directive,
    sourceFile: z.string().nullish(),
  }),
})

type Told = z.infer<typeof NewReport>['body'] | z.infer<typeof OldReport>

const OtherReport = z.object({ type: z.string().regex(/^(?!csp-violation$)/) })
const Reports = z.union([
  OldReport.transform((told): readonly Told[] => [told]),
  z
    .array(z.union([NewReport, OtherReport]))
    .min(1)
    .transform((reports): readonly Told[] =>
      reports.flatMap((report) => ('body' in report ? [report.body] : [])),
    ),
])

const WORDS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'data',
  'blob',
  'trusted-types-policy',
  'trusted-types-sink',
])

/**
 * Reads what a browser says about the pages of `shopOrigin`; undefined when it is no report. What other pages
 * did, or an extension of the visitor's, is left out. Anybody can send anything: nothing of it is to be believed.
 */
export function readPolicyReports(
  body: unknown,
  shopOrigin: string,
): readonly PolicyReport[] | undefined {
  const { data } = Reports.safeParse(body)
  return data?.flatMap((told) => {
    const page = pageOf(told.documentURL, shopOrigin)
    const blocked = sourceOf(told.blockedURL)
    const isOfPage = !told.sourceFile || webOrigin(told.sourceFile) !== undefined
    if (page === undefined || blocked === undefined || !isOfPage) return []
    return [{ page, directive: told.effectiveDirective, blocked }]
  })
}

function pageOf(address: string, shopOrigin: string): string | undefined {
  const url = URL.parse(address)
  if (url?.origin !== shopOrigin) return undefined
  return /^\/[a-z-]*(?=\/|$)/.exec(url.pathname)?.[0] ?? 'another page'
}

function sourceOf(blocked: string): string | undefined {
  return WORDS.has(blocked) ? blocked : webOrigin(blocked)
}

/** Browsers name an extension by its scheme. */
function webOrigin(address: string): string | undefined {
  return /^(?:https?|wss?):/.test(address) ? URL.parse(address)?.origin : undefined
}
