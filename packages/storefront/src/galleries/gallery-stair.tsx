import type { Scene } from '@millrun/catalogue/pictures/scene'
import { SceneParts } from '../pictures/scene-parts.tsx'
import { ScenePhotograph } from '../pictures/scene-photograph.tsx'

export interface GalleryStairProps {
  /** A staircase that shows the parts of the gallery where they belong. */
  readonly scene: Scene
  /** The strip of it that shows them, as a class. */
  readonly view: string
}

/** Below the parts: a strip of a staircase, and in one line what it is built of. */
export function GalleryStair({ scene, view }: GalleryStairProps) {
  return (
    <div className="pt-9 lg:pt-12">
      <ScenePhotograph
        scene={scene}
        sizes="(min-width: 64rem) 1184px, 100vw"
        className={`-mx-5 aspect-5/2 w-[calc(100%+40px)] max-w-none md:mx-0 md:w-full lg:aspect-5/1 ${view}`}
      />
      <SceneParts
        scene={scene}
        className="mt-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap"
      />
    </div>
  )
}
