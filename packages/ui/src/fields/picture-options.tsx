import type { ReactNode } from 'react'
import { RadioOptions } from './radio-options.tsx'

interface PictureOption<T extends string> {
  readonly value: T
  readonly name: string
  /** A word more, under the name. */
  readonly text?: string
  readonly picture: ReactNode
}

interface PictureOptionsProps<T extends string> {
  readonly label: string
  /** Undefined when what is so is none of them. */
  readonly value: T | undefined
  readonly options: readonly PictureOption<T>[]
  readonly onChange: (value: T) => void
  readonly columns: 2 | 3 | 4
  readonly hint?: ReactNode
}

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' } as const

/** A last one that would stand alone under two columns takes both: its picture in the one, its words in the other. */
const LAST_OF_ODD =
  'last:nth-[2n+3]:col-span-2 last:nth-[2n+3]:grid last:nth-[2n+3]:grid-cols-2 last:nth-[2n+3]:items-center'

/** One of a few things that are easier drawn than named. */
export function PictureOptions<T extends string>({ columns, ...rest }: PictureOptionsProps<T>) {
  return (
    <RadioOptions
      {...rest}
      listClass={`grid gap-2 ${COLUMNS[columns]}`}
      optionClass={`flex flex-col rounded-xs border border-rule-2 p-2 text-sm leading-tight hover:bg-paper-2 has-checked:border-ink has-checked:outline has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter ${columns === 2 ? LAST_OF_ODD : ''}`}
    >
      {({ name, text, picture }) => (
        <>
          {picture}
          <span className="mt-1.5 flex flex-col">
            <span className="font-medium">{name}</span>
            {text !== undefined && <span className="mt-0.5 text-[13px] text-ink-2">{text}</span>}
          </span>
        </>
      )}
    </RadioOptions>
  )
}
