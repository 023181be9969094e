import { useId, useState } from 'react'
import { ROOMS } from '../../design/design.ts'
import { DOOR, type Marking } from '../../photograph/marking.ts'
import type { Photograph } from '../../photograph/read-photograph.ts'
import { useDesign } from '../design-state.tsx'
import { BackgroundTile } from './background-tile.tsx'
import { CanvasPicture } from './canvas-picture.tsx'
import { NOT_SHIFTED, ownPhotograph } from './own-photograph.ts'
import { OwnPhotographControls } from './own-photograph-controls.tsx'
import { PhotographPicker } from './photograph-picker.tsx'
import { RoomPicture } from './room-picture.tsx'
import { ROOM_NAMES } from './rooms.ts'
import { StraighteningDialog } from './straightening-dialog.tsx'
import { stairMiddleIn } from './stair-middle.ts'
import type { BackgroundState } from './use-background.ts'

/** A photograph whose corners are being set. */
interface Straightening {
  readonly photograph: Photograph
  readonly marking: Marking
}

/** The first step: one of the rooms, or a photograph of the visitor's own. */
export function BackgroundPanel({ backdrop }: { readonly backdrop: BackgroundState }) {
  const { design, stair, edit } = useDesign()
  const [straightening, setStraightening] = useState<Straightening>()
  const group = useId()
  const { own, isOwnShown } = backdrop

  function onDone(marking: Marking): void {
    if (straightening === undefined) return
    const { photograph } = straightening
    const isSame = photograph === own?.photograph
    const place = isSame ? own : { middleIn: stairMiddleIn(stair), shift: NOT_SHIFTED }
    backdrop.showOwn(ownPhotograph(photograph, marking, place))
  }

  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2 font-serif text-[15px] font-medium">What stands behind it</legend>
        <div className="grid grid-cols-2 gap-3">
          {ROOMS.map((room) => (
            <BackgroundTile
              key={room}
              group={group}
              label={ROOM_NAMES[room]}
              isPicked={!isOwnShown && design.room === room}
              onPick={() => {
                backdrop.hideOwn()
                edit({ room })
              }}
            >
              <RoomPicture room={room} />
            </BackgroundTile>
          ))}
          {own !== undefined && (
            <BackgroundTile
              group={group}
              label="Your own photograph"
              isPicked={isOwnShown}
              onPick={() => backdrop.showOwn(own)}
            >
              <CanvasPicture
                source={own.straightened.image}
                longestPx={480}
                className="size-full object-cover"
              />
            </BackgroundTile>
          )}
        </div>
      </fieldset>
      {own !== undefined && isOwnShown && (
        <OwnPhotographControls
          own={own}
          onShift={(shift) => backdrop.showOwn({ ...own, shift })}
          onAdjust={() => setStraightening(own)}
          onRemove={backdrop.removeOwn}
        />
      )}
      <section aria-labelledby={`${group}-own`}>
        <h3 id={`${group}-own`} className="mb-2 text-[15px] font-medium">
          {own === undefined ? 'Your own photograph' : 'Another photograph'}
        </h3>
        <PhotographPicker
          onPhotograph={(photograph) => setStraightening({ photograph, marking: DOOR })}
        />
      </section>
      {straightening !== undefined && (
        <StraighteningDialog
          photograph={straightening.photograph}
          marking={straightening.marking}
          onDone={onDone}
          onClose={() => setStraightening(undefined)}
        />
      )}
    </div>
  )
}
