import { type Scene, SCENES, scenePictureName } from '@millrun/catalogue/pictures/scene'
import { SCENE_SPOTS, type SceneSpot } from '@millrun/catalogue/pictures/scene-spots'
import { roomFigures } from 'virtual:room-figures'
import { formatDollars } from '@millrun/commerce/dollars'
import { designerAddress } from '../visualizer/designer-address.ts'
import { buttonClass } from '@millrun/ui/first/button.tsx'
import { RoomPicture } from './room-picture.tsx'

interface Room {
  readonly scene: Scene
  readonly spots: readonly SceneSpot[]
  readonly title: string
  readonly text: string
}

const ROOMS: readonly Room[] = [
  {
    scene: SCENES.bronze,
    spots: SCENE_SPOTS.bronze,
    title: 'Bronze knuckles',
    text: 'Oil rubbed bronze in square shoes, beside a box newel with a domed cap. The list takes the bar with one knuckle throughout, which comes in this finish, and red oak for the wood.',
  },
  {
    scene: SCENES['straight-lines'],
    spots: SCENE_SPOTS['straight-lines'],
    title: 'Straight lines',
    text: 'Plain black bars between slim square newels. The rail in the picture is a cap for a guard; the list takes Flat Top C-6400, which a hand can hold as the code asks.',
  },
]

/** Staircases whose parts can be touched, each to be bought whole. */
export function Rooms() {
  return (
    <section className="wrap pb-18 lg:pb-28" aria-labelledby="rooms">
      <div className="mb-6 gap-6 lg:mb-9 lg:grid lg:grid-cols-12 lg:items-end">
        <h2 id="rooms" className="title-section lg:col-span-7">
          Touch a part
        </h2>
        <p className="mt-3 max-w-[44ch] text-ink-2 lg:col-span-5 lg:mt-0">
          Everything on these stairs is on our shelves. Press a mark to see what it is and what it
          costs.
        </p>
      </div>
      <div className="space-y-12 lg:space-y-16">
        {ROOMS.map((room) => (
          <RoomToTouch key={room.scene.name} room={room} />
        ))}
      </div>
    </section>
  )
}

function RoomToTouch({ room: { scene, spots, title, text } }: { room: Room }) {
  const preset = scenePictureName(scene)
  const figures = roomFigures[preset]
  return (
    <section
      aria-label={title}
      className="border-t border-ink pt-5 lg:grid lg:grid-cols-12 lg:gap-6"
    >
      <RoomPicture scene={scene} spots={spots} />
      <div className="mt-6 flex flex-col lg:col-span-3 lg:mt-0">
        <h3 className="text-[26px] leading-tight">{title}</h3>
        <p className="mt-2 text-[15px] text-pretty text-ink-2">{text}</p>
        {figures !== undefined && (
          <div className="mt-5 border-t border-rule pt-4 lg:mt-auto">
            <p className="font-serif text-[28px] leading-none">
              {formatDollars(figures.totalCents)}
            </p>
            <p className="mt-1.5 mb-4 text-sm text-ink-2">
              for {figures.risers} steps, one side open, with treads and risers. You see every part
              before it goes into the cart.
            </p>
            <a
              href={designerAddress({ steps: figures.risers, preset })}
              aria-label={`Buy this staircase for ${figures.risers} steps: ${title}`}
              className={buttonClass('buy', 'w-full')}
            >
              Buy this staircase
            </a>
          </div>
        )}
      </div>
    </section>
  )
}
