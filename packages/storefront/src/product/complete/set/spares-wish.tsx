import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'

interface SparesWishProps {
  /** Of what there are to be more: `balusters and shoes`. */
  readonly of: string
  /** How many more, in words. */
  readonly note: string
  readonly isWished: boolean
  readonly onWish: (isWished: boolean) => void
}

/** Whether pieces are ordered for what goes wrong. */
export function SparesWish({ of, note, isWished, onWish }: SparesWishProps) {
  return (
    <Checkbox
      checked={isWished}
      onChange={({ currentTarget }) => onWish(currentTarget.checked)}
      note={<span className="whitespace-nowrap">{note}</span>}
    >
      Add 5% spare {of}
    </Checkbox>
  )
}
