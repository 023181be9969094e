import { type ReactNode, useId, useState } from 'react'
import { TermPicture } from './term-picture.tsx'
import { type TermText, TERMS, type Word } from './terms.ts'

interface TermProps {
  readonly word: Word
  /** How it stands in its sentence, such as a plural; the word itself in lower case when left out. */
  readonly children?: ReactNode
}

/**
 * A trade word that says what it is when it is pressed: with a picture and a sentence, which go with
 * Escape or a press anywhere else. It is a button, so it stands beside a label, never in it.
 */
export function Term({ word, children }: TermProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const term: TermText = TERMS[word]
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="relative cursor-pointer underline decoration-ink-2 decoration-dotted decoration-1 underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-1.5 hover:decoration-solid"
      >
        {children ?? term.name.toLowerCase()}
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        aria-label={term.name}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        className="w-64 max-w-[calc(100vw-40px)] border border-ink bg-field p-4 text-left font-sans text-[15px] leading-normal font-normal tracking-normal whitespace-normal text-ink normal-case supports-[position-area:top]:m-0 supports-[position-area:top]:my-2 supports-[position-area:top]:[inset:auto] supports-[position-area:top]:[position-area:block-end_span-inline-end] supports-[position-area:top]:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]"
      >
        {isOpen && (
          <>
            <TermPicture term={term} className="block w-full" />
            <span className="mt-3 block font-serif text-lg leading-tight">{term.name}</span>
            <span className="mt-1 block">{term.sentence}</span>
          </>
        )}
      </span>
    </>
  )
}
