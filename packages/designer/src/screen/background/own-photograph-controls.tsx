import { Button } from '@millrun/ui/first/button.tsx'
import { NOT_SHIFTED, type OwnPhotograph, type StairShift } from './own-photograph.ts'
import { ShiftField } from './shift-field.tsx'

interface OwnPhotographControlsProps {
  readonly own: OwnPhotograph
  readonly onShift: (shift: StairShift) => void
  readonly onAdjust: () => void
  readonly onRemove: () => void
}

/** Where the stair stands before the photograph, and what else can be done with that. */
export function OwnPhotographControls(props: OwnPhotographControlsProps) {
  const { own, onShift, onAdjust, onRemove } = props
  const { shift, straightened } = own
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-serif text-[15px] font-medium">
        Where the stair stands in it
      </legend>
      <ShiftField
        label="To the right, inches"
        words={['to the left', 'to the right']}
        valueIn={shift.rightIn}
        mostIn={Math.ceil(straightened.widthIn)}
        onChange={(rightIn) => onShift({ ...shift, rightIn })}
      />
      <ShiftField
        label="Up, inches"
        words={['down', 'up']}
        valueIn={shift.upIn}
        mostIn={Math.ceil(straightened.heightIn)}
        onChange={(upIn) => onShift({ ...shift, upIn })}
      />
      <p className="text-[13px] leading-5 text-ink-2">
        At 0 the floor is where the marked rectangle ends.
      </p>
      <div className="flex flex-wrap gap-x-5">
        <Button look="quiet" onClick={onAdjust}>
          Corners and sizes
        </Button>
        <Button look="quiet" onClick={() => onShift(NOT_SHIFTED)}>
          Reset
        </Button>
        <Button look="quiet" onClick={onRemove}>
          Remove photograph
        </Button>
      </div>
    </fieldset>
  )
}
