import { type FocusEvent, useId } from 'react'
import { useDesign } from '../../design-state.tsx'
import { PickTile, type Stand, type Tile } from './pick-tile.tsx'

export interface TileGroup {
  readonly id: string
  readonly name: string
  readonly tiles: readonly Tile[]
}

interface PickGridProps {
  readonly groups: readonly TileGroup[]
  readonly chosen: string
  readonly stand: Stand
  readonly onPick: (id: string) => void
}

/**
 * One of many products. Groups out of sight are not laid out; each lies on paper of its own, which its
 * pictures blend with. Going about with arrow keys is one step to undo, each press of a pointer another.
 */
export function PickGrid({ groups, chosen, stand, onPick }: PickGridProps) {
  const { letGo } = useDesign()
  const name = useId()

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) letGo()
  }

  return (
    <div onPointerDown={letGo} onBlur={leave}>
      {groups.map((group) => (
        <fieldset
          key={group.id}
          className="-mx-1 min-w-0 bg-paper px-1 pb-1 [contain-intrinsic-size:auto_600px] [content-visibility:auto]"
        >
          <legend className="pt-3 pb-1.5 text-sm font-medium">{group.name}</legend>
          <div className="grid grid-cols-3 items-start gap-x-3 gap-y-2 sm:grid-cols-5 lg:grid-cols-3">
            {group.tiles.map((tile) => (
              <PickTile
                key={tile.id}
                tile={tile}
                stand={stand}
                name={name}
                isChosen={tile.id === chosen}
                onPick={onPick}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
