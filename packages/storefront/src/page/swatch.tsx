import type { OptionGroup } from '@millrun/catalogue/choosing/option-group'
import type { ComponentProps } from 'react'

/** Where the picture of a finish or a wood is served from: `finish` and `sb`, `species` and `red-oak`. */
export function swatchPath(kind: 'finish' | 'species', code: string): string {
  return `/swatches/${kind}-${code.toLowerCase()}.webp`
}

/** Which swatches a choice has; none where it is told in words. */
export function swatchKind({ type }: OptionGroup): 'finish' | 'species' | undefined {
  if (type === 'finish') return type
  return type === 'material' ? 'species' : undefined
}

/** A photographed plate: small as AVIF, and for every browser as WebP. */
function Plate(props: ComponentProps<'img'> & { readonly src: string }) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={props.src.replace(/webp$/, 'avif')} className="hidden" />
      <img {...props} alt={props.alt ?? ''} loading="lazy" />
    </picture>
  )
}

interface SwatchChipProps {
  readonly src: string
  /** Spoken when the chip stands alone; empty beside its name. */
  readonly name?: string
}

/** A square cut from metal or wood. */
export function SwatchChip({ src, name = '' }: SwatchChipProps) {
  return (
    <Plate
      src={src}
      alt={name}
      width={20}
      height={20}
      className="shrink-0 rounded-[1px] border border-ink/35 object-cover size-5"
    />
  )
}

interface SwatchButtonProps {
  readonly src: string
  readonly name: string
  /** Below the name, such as what it adds to the price. */
  readonly note?: string
  readonly isPicked: boolean
  readonly onPick: () => void
}

/** A finish or wood to pick, with its name under it. */
export function SwatchButton({ src, name, note, isPicked, onPick }: SwatchButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className="group flex min-w-0 cursor-pointer flex-col text-left text-[13px] leading-[1.25] text-ink-2 aria-pressed:font-semibold aria-pressed:text-ink"
    >
      <Plate
        src={src}
        width={60}
        height={50}
        className="mb-2 h-12.5 w-full rounded-[1px] border border-ink/35 object-cover outline-offset-2 outline-ink group-aria-pressed:outline-2"
      />
      {name}
      {note !== undefined && <span className="font-normal">{note}</span>}
    </button>
  )
}
