import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { SCENE_SIZE, scenePictureName } from '@millrun/catalogue/scene'
import { roomModels } from '../photographs/room-models.ts'
import type { StairRoom } from '../rooms/stair-room.ts'
import { runStudio } from './blender.ts'
import { encodeRoom } from './encode-room.ts'
import { masterPath, readManifest, writeManifest } from './photograph-files.ts'

/** Raised when light or darkroom change, so that every room is photographed again. */
const EDITION = 1
const SAMPLES = 24
const SIZE_PX = { widthPx: SCENE_SIZE.width, heightPx: SCENE_SIZE.height }

/** Photographs a room unless its picture is there and made from the same; calls `onMade` with the picture's name. */
export async function shootRoom(room: StairRoom, onMade: (name: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-'))
  try {
    const name = scenePictureName(room)
    const { models, hash } = await writtenModels(room, folder)
    const manifest = await readManifest()
    if (manifest[name]?.hash === hash && existsSync(masterPath(name))) return
    const png = path.join(folder, `${name}.png`)
    const jobsPath = path.join(folder, 'jobs.json')
    await writeFile(jobsPath, JSON.stringify([{ ...viewOf(room), models, path: png }]))
    for await (const developed of runStudio('room.py', jobsPath)) {
      const colour = await encodeRoom(developed, name)
      await writeManifest({ ...(await readManifest()), [name]: { ...SIZE_PX, colour, hash } })
      onMade(name)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The models of a room in files, with what each is coated with, and a hash of all that the picture is made from. */
async function writtenModels(room: StairRoom, folder: string) {
  const hash = createHash('sha256').update(JSON.stringify({ edition: EDITION, ...viewOf(room) }))
  const models = []
  for (const [index, { glb, look }] of (await roomModels(room)).entries()) {
    const file = path.join(folder, `${index}.glb`)
    await writeFile(file, glb)
    hash.update(glb).update(JSON.stringify(look))
    models.push({ glb: file, look })
  }
  return { models, hash: hash.digest('hex').slice(0, 16) }
}

function viewOf({ name, camera, sun, lamps, world, exposure }: StairRoom) {
  return {
    room: name,
    camera,
    sun,
    lamps,
    world,
    exposure,
    sizePx: [SIZE_PX.widthPx, SIZE_PX.heightPx],
    samples: SAMPLES,
    threads: Math.min(2, availableParallelism()),
  }
}
