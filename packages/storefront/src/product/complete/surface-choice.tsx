import type { Surface } from '@millrun/catalogue/matched-set'

const SURFACES: Readonly<Record<Surface, { readonly name: string; readonly shoe: string }>> = {
  flat: { name: 'On treads or a level', shoe: 'Flat shoe' },
  pitched: { name: 'On a slope', shoe: 'Pitch shoe' },
}

interface SurfaceChoiceProps {
  readonly surface: Surface
  readonly onChoose: (surface: Surface) => void
}

/** What the balusters stand on decides which shoe they take. */
export function SurfaceChoice({ surface, onChoose }: SurfaceChoiceProps) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 text-sm font-medium">Where they stand</legend>
      <div className="grid grid-cols-2 gap-2">
        <SurfaceOption value="flat" surface={surface} onChoose={onChoose} />
        <SurfaceOption value="pitched" surface={surface} onChoose={onChoose} />
      </div>
    </fieldset>
  )
}

function SurfaceOption({ value, surface, onChoose }: SurfaceChoiceProps & { value: Surface }) {
  const { name, shoe } = SURFACES[value]
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-xs border border-rule-2 bg-field px-3 py-1.5 text-[15px] leading-tight has-checked:border-ink has-checked:font-medium">
      <input
        type="radio"
        name="surface"
        value={value}
        checked={value === surface}
        onChange={() => onChoose(value)}
        className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-rule-2 bg-field checked:border-6 checked:border-iron"
      />
      <span>
        {name}
        <span className="block text-sm font-normal text-ink-2">{shoe}</span>
      </span>
    </label>
  )
}
