import type { TermText } from './terms.ts'

/** What a word means, drawn: the thing in plotter blue, what is around it in thin ink. */
export function TermPicture({ term, className = '' }: { term: TermText; className?: string }) {
  return (
    <svg viewBox="0 0 160 100" fill="none" aria-hidden="true" className={className}>
      <path d={term.around} className="stroke-ink" strokeWidth="0.7" />
      <path
        d={term.meant}
        className="fill-plotter-light/35 stroke-plotter"
        fillRule="evenodd"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
