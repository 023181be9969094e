import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { SCENE_SIZE, scenePictureName } from '@millrun/catalogue/scene'
import { roomModels } from '../photographs/room-models.ts'
import type { StairRoom } from '../rooms/stair-room.ts'
import { runStudio } from './blender.ts'
import { encodeRoom } from './encode-room.ts'
import { masterPath, readManifest, writeManifest } from './photograph-files.ts'
import { inStudioFolder } from './studio-folder.ts'
import { filedModels, pictureHash } from './studio-models.ts'

/** Raised when light or darkroom change, so that every room is photographed again. */
const EDITION = 2
const SAMPLES = 18
/** Photographed larger than it is kept, so that edges are smooth. */
const LARGER = 1.25
const SIZE_PX = { widthPx: SCENE_SIZE.width, heightPx: SCENE_SIZE.height }

/** Photographs a room unless its picture is there and made from the same; calls `onMade` with the picture's name. */
export async function shootRoom(room: StairRoom, onMade: (name: string) => void): Promise<void> {
  const name = scenePictureName(room)
  const models = await roomModels(room)
  const hash = pictureHash({ edition: EDITION, ...viewOf(room) }, models)
  if ((await readManifest())[name]?.hash === hash && existsSync(masterPath(name))) return
  await inStudioFolder(async (folder) => {
    const job = {
      ...viewOf(room),
      sizePx: [SIZE_PX.widthPx * LARGER, SIZE_PX.heightPx * LARGER].map(Math.round),
      samples: SAMPLES,
      threads: Math.min(2, availableParallelism()),
      models: await filedModels(models, path.join(folder, name)),
      path: path.join(folder, `${name}.png`),
    }
    for await (const developed of runStudio('room.py', [job], folder)) {
      const colour = await encodeRoom(developed, name)
      await writeManifest({ ...(await readManifest()), [name]: { ...SIZE_PX, colour, hash } })
      onMade(name)
    }
  })
}

function viewOf({ name, isMirrored, camera, sun, lamps, sky, world, exposure }: StairRoom) {
  return {
    room: name,
    isMirrored,
    camera,
    sun,
    lamps,
    sky,
    world,
    exposure,
  }
}
