import { DOOR, type Marking, markedSizeProblem } from '../../photograph/marking.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { InchesField } from '../ui/inches-field.tsx'

interface MarkedSizeProps {
  readonly marking: Marking
  /** What makes the sizes unlikely, as a sentence. */
  readonly doubt: string | undefined
  readonly onChange: (sizes: Pick<Marking, 'widthIn' | 'heightIn'>) => void
}

/** What the marked rectangle measures in the house: from it everything else in the picture gets its size. */
export function MarkedSize({ marking, doubt, onChange }: MarkedSizeProps) {
  const { widthIn, heightIn } = marking
  return (
    <fieldset>
      <legend className="mb-2 text-[15px] font-medium">How large it is in your house</legend>
      <div className="grid grid-cols-2 gap-x-3">
        <InchesField
          label="Width"
          value={widthIn}
          stepIn={1}
          problemOf={markedSizeProblem}
          onChange={(lengthIn) => onChange({ widthIn: lengthIn, heightIn })}
        />
        <InchesField
          label="Height"
          value={heightIn}
          stepIn={1}
          problemOf={markedSizeProblem}
          onChange={(lengthIn) => onChange({ widthIn, heightIn: lengthIn })}
        />
      </div>
      <output className="block text-sm not-empty:pb-2">{doubt}</output>
      <p className="text-sm text-ink-2">
        Most inside doors are 32" wide and 80" high.{' '}
        <Button
          look="quiet"
          onClick={() => onChange({ widthIn: DOOR.widthIn, heightIn: DOOR.heightIn })}
        >
          It is such a door
        </Button>
      </p>
    </fieldset>
  )
}
