import { type Scene, SCENE_SIZE, scenePath, sceneSet } from '@millrun/catalogue/pictures/scene'

interface ScenePhotographProps {
  readonly scene: Scene
  /** How wide it is shown, as in `sizes`. */
  readonly sizes: string
  /** It is what the page opens with. */
  readonly isMain?: boolean
  readonly className?: string
}

/** A staircase of our parts in a room. */
export function ScenePhotograph({
  scene,
  sizes,
  isMain = false,
  className = '',
}: ScenePhotographProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sceneSet(scene)} sizes={sizes} className="hidden" />
      <img
        src={scenePath(scene)}
        alt={scene.alt}
        {...SCENE_SIZE}
        loading={isMain ? 'eager' : 'lazy'}
        decoding={isMain ? 'sync' : 'async'}
        fetchPriority={isMain ? 'high' : 'auto'}
        className={`bg-paper-2 object-cover ${className}`}
      />
    </picture>
  )
}
