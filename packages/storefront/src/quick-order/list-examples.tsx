import { Button } from '@millrun/ui/first/button.tsx'

const EXAMPLES = [
  '48 M-399 copper vein',
  'SH-100;48;CV',
  '12x c2005 white oak',
  'C-6010 12 ft red oak 3',
] as const

/** How a list may be written, where there is none yet. */
export function ListExamples({ onTry }: { onTry: (text: string) => void }) {
  return (
    <section aria-labelledby="examples" className="border-t border-ink pt-5">
      <h2 id="examples" className="title-card">
        As you have it
      </h2>
      <p className="mt-2 max-w-[52ch] text-ink-2">
        From a mail, a sheet or a drawing’s parts list, with commas, tabs or spaces between. Each
        line is answered here with its picture, its price and what it still leaves open.
      </p>
      <ul className="mt-4 grid gap-px border-y border-rule bg-rule sm:grid-cols-2">
        {EXAMPLES.map((example) => (
          <li key={example} className="bg-paper py-2.5 sm:odd:pr-4 sm:even:pl-4">
            <code className="font-sans">{example}</code>
          </li>
        ))}
      </ul>
      <Button className="mt-2" look="quiet" onClick={() => onTry(EXAMPLES.join('\n'))}>
        Try These Lines
      </Button>
    </section>
  )
}
