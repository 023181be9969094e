import { FINISH, type FinishCode } from '@millrun/catalogue/option-group'
import { swatchPath, SwatchChip } from '../ui/swatch.tsx'

/** The finishes something is sold in, as chips cut from the metal. */
export function FinishChips({ codes }: { codes: readonly FinishCode[] }) {
  const finishes = FINISH.options.filter(({ code }) => codes.includes(code))
  const names = finishes.map(({ name }) => name).join(', ')
  return (
    <p className="mt-auto flex flex-wrap items-center gap-1.5">
      {finishes.map(({ code }) => (
        <SwatchChip key={code} src={swatchPath('finish', code)} />
      ))}
      <span className="ml-1 text-[13px] text-ink-2 max-md:ml-0 max-md:w-full">
        {finishes.length === 1 ? '1 finish' : `${finishes.length} finishes`}
        <span className="sr-only">: {names}</span>
      </span>
    </p>
  )
}
