import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type Scene,
  SRGBColorSpace,
} from 'three'
import type { Stair } from '../model/stair.ts'
import type { PhotographBackground } from './background.ts'
import type { House } from './rooms/house.ts'
import { squareViewDeg } from './rooms/square-view.ts'
import { boxOf, stairHull } from './stair-hull.ts'

/** Behind the stair, so that treads do not stand in the picture. */
const BEHIND_IN = 1

/** Hangs a photograph behind a stair, square to its open side. Gives back how to take it down. */
export function photographPlane(
  scene: Scene,
  stair: Stair,
  { view }: House,
  { image, widthIn, heightIn, shiftXIn, shiftYIn }: PhotographBackground,
): () => void {
  const texture = new CanvasTexture(image)
  texture.colorSpace = SRGBColorSpace
  // a bitmap cannot be turned over while it is handed to the graphics card
  texture.flipY = false
  texture.repeat.y = -1
  texture.offset.y = 1
  const material = new MeshBasicMaterial({ map: texture, toneMapped: false })
  const geometry = new PlaneGeometry(widthIn, heightIn)
  const mesh = new Mesh(geometry, material)
  const squareDeg = squareViewDeg(view)
  const turn = (squareDeg * Math.PI) / 180
  const { least, most } = boxOf(stairHull(stair))
  const [right, back] = [
    [Math.cos(turn), -Math.sin(turn)] as const,
    [Math.sin(turn), Math.cos(turn)] as const,
  ]
  const farIn = Math.min(
    ...[least[0], most[0]].flatMap((x) =>
      [least[2], most[2]].map((z) => x * back[0] + z * back[1]),
    ),
  )
  const out = farIn - BEHIND_IN
  mesh.position.set(
    right[0] * shiftXIn + back[0] * out,
    shiftYIn + heightIn / 2,
    right[1] * shiftXIn + back[1] * out,
  )
  mesh.rotation.y = turn
  scene.add(mesh)
  return () => {
    scene.remove(mesh)
    for (const one of [geometry, material, texture]) one.dispose()
  }
}
