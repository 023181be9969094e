import { useId } from 'react'
import { HiddenRadio } from '../ui/hidden-radio.tsx'

interface SwatchOptionsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly {
    readonly value: T
    readonly name: string
    readonly src: string
    readonly texts?: readonly string[]
  }[]
  readonly onChange: (value: T) => void
}

/** One of a few finishes or woods, cut from the thing itself. */
export function SwatchOptions<T extends string>(props: SwatchOptionsProps<T>) {
  const { label, value, options, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-2 grid grid-cols-4 gap-x-3 gap-y-3 sm:grid-cols-7 lg:grid-cols-4">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative cursor-pointer text-[13px] leading-4 has-checked:font-semibold has-focus-visible:[&>img]:outline-2 has-focus-visible:[&>img]:outline-plotter"
          >
            <HiddenRadio
              name={name}
              isChosen={option.value === value}
              onChoose={() => onChange(option.value)}
            />
            <img
              src={option.src}
              alt=""
              width={72}
              height={44}
              loading="lazy"
              className="mb-1.5 h-11 w-full rounded-[1px] border border-ink/35 object-cover outline-offset-2 outline-ink peer-checked:outline-2"
            />
            {option.name}
            {option.texts?.map((text) => (
              <span key={text} className="block font-normal text-ink-2">
                {text}
              </span>
            ))}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
