import { FINISH, type FinishCode } from '@millrun/catalogue/option-group'
import { swatchPath, SwatchChip } from '../../ui/swatch.tsx'

/** The one finish that something is sold in. */
export function OnlyFinish({ code }: { code: FinishCode }) {
  return (
    <p className="mt-auto flex min-h-7 items-center gap-2 text-[13px] text-ink-2">
      <SwatchChip src={swatchPath('finish', code)} />
      {finishName(code)}
    </p>
  )
}

/** `SB` is Satin Black. */
export function finishName(code: FinishCode): string {
  return FINISH.options.find((option) => option.code === code)?.name ?? code
}
