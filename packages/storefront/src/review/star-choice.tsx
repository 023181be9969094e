import { HiddenRadio } from '@millrun/ui/fields/hidden-radio.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { useId } from 'react'

const WORDS = ['Poor', 'Below what I hoped for', 'As expected', 'Good', 'Very good'] as const

interface StarChoiceProps {
  /** What is rated. */
  readonly title: string
  /** 0 while none are chosen. */
  readonly stars: number
  readonly error: string | undefined
  readonly onChoose: (stars: number) => void
}

/** One to five stars: radio buttons, of which those up to the chosen one are filled. */
export function StarChoice({ title, stars, error, onChoose }: StarChoiceProps) {
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-note`} data-wrong={error === undefined ? undefined : ''}>
      <legend className="mb-1.5 text-sm font-medium">
        Stars<span className="sr-only"> for {title}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ml-1.5 flex">
          {WORDS.map((word, index) => {
            const value = index + 1
            return (
              <label
                key={word}
                className="relative flex size-11 cursor-pointer items-center justify-center rounded-xs hover:bg-paper-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-plotter"
              >
                <HiddenRadio
                  name={name}
                  isChosen={value === stars}
                  onChoose={() => onChoose(value)}
                />
                <Icon name="star" size={30} className={value <= stars ? 'fill-current' : ''} />
                <span className="sr-only">
                  {value === 1 ? '1 star' : `${value} stars`}: {word}
                </span>
              </label>
            )
          })}
        </div>
        <span aria-hidden="true" className="text-[15px] text-ink-2">
          {WORDS[stars - 1] ?? 'Not rated'}
        </span>
      </div>
      <p id={`${name}-note`} aria-live="polite" className="min-h-6 pt-1 text-sm text-wrong">
        {error}
      </p>
    </fieldset>
  )
}
