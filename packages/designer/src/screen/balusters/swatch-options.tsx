import { RadioOptions } from '@millrun/ui/fields/radio-options.tsx'

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
  return (
    <RadioOptions
      {...props}
      listClass="grid grid-cols-4 gap-x-3 gap-y-3 sm:grid-cols-7 lg:grid-cols-4"
      optionClass="text-[13px] leading-4 has-checked:font-semibold has-focus-visible:[&>img]:outline-2 has-focus-visible:[&>img]:outline-plotter"
    >
      {({ name, src, texts }) => (
        <>
          <img
            src={src}
            alt=""
            width={72}
            height={44}
            loading="lazy"
            className="mb-1.5 h-11 w-full rounded-[1px] border border-ink/35 object-cover outline-offset-2 outline-ink peer-checked:outline-2"
          />
          {name}
          {texts?.map((text) => (
            <span key={text} className="block font-normal text-ink-2">
              {text}
            </span>
          ))}
        </>
      )}
    </RadioOptions>
  )
}
