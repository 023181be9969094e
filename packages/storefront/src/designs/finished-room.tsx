import type { Scene } from '@millrun/catalogue/pictures/scene'
import { SceneParts } from '../pictures/scene-parts.tsx'
import { ScenePhotograph } from '../pictures/scene-photograph.tsx'

interface FinishedRoomProps {
  readonly scene: Scene
  readonly title: string
  readonly text: string
  /** The page opens with it, over its whole width. */
  readonly isMain?: boolean
}

/** A room with a staircase of our parts: what one sees, and the way to every part of it. */
export function FinishedRoom({ scene, title, text, isMain = false }: FinishedRoomProps) {
  return (
    <li className={isMain ? 'md:col-span-2' : ''}>
      <ScenePhotograph
        scene={scene}
        isMain={isMain}
        sizes={
          isMain
            ? '(min-width: 80rem) 1184px, 100vw'
            : '(min-width: 80rem) 580px, (min-width: 48rem) 50vw, 100vw'
        }
        className="-mx-5 aspect-4/3 w-[calc(100%+40px)] max-w-none sm:aspect-video md:mx-0 md:w-full"
      />
      <div className="gap-x-8 border-b border-rule pt-3 pb-4 lg:flex lg:items-baseline">
        <div className={isMain ? 'lg:w-96 lg:shrink-0' : 'lg:w-56 lg:shrink-0'}>
          <h3 className="title-card">{title}</h3>
          <p className="mt-0.5 text-sm text-ink-2">{text}</p>
        </div>
        <SceneParts scene={scene} className="max-lg:mt-2" />
      </div>
    </li>
  )
}
