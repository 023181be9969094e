import type { Design } from '@millrun/stair/design/design'
import { buildStair } from '@millrun/stair/model/build-stair'
import {
  type BufferGeometry,
  InstancedMesh,
  Light,
  Mesh,
  type Object3D,
  REVISION,
  type TypedArray,
} from 'three'
import { composedView } from './eye/composed-view.ts'
import { madeForm } from './forms/made-form.ts'
import { stairScene } from './stair-scene.ts'

/** A stage that is narrow, and one that is wide. */
const FRAMES = [
  { widthPx: 540, heightPx: 270 },
  { widthPx: 1760, heightPx: 800 },
] as const

/**
 * All numbers that the first picture of a design is drawn from: from where it is looked at, what stands there, and
 * where light comes from. Rooms, woods and finishes are not among them: they are in the sources of their shaders.
 */
export function sceneSubstance(design: Design): readonly (string | TypedArray)[] {
  const stair = buildStair(design)
  const views = FRAMES.map((frame) => composedView(stair, frame, false).whole)
  const set = stairScene((order) => madeForm(order).solids, { kind: 'room', room: design.room })
  set.show(stair)
  const substance: (string | TypedArray)[] = [REVISION, JSON.stringify([design, views])]
  set.scene.traverse((object) => substance.push(...substanceOf(object)))
  set.dispose()
  return substance
}

function substanceOf(object: Object3D): readonly (string | TypedArray)[] {
  if (object instanceof Light) {
    const { position, color, intensity } = object
    return [JSON.stringify([position, color, intensity])]
  }
  if (!(object instanceof Mesh)) return []
  const { attributes }: BufferGeometry = object.geometry
  const numbers = Object.values(attributes).map(({ array }) => array)
  return object instanceof InstancedMesh ? [...numbers, object.instanceMatrix.array] : numbers
}
