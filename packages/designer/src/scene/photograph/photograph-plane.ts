import {
  CanvasTexture,
  Mesh,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  Vector2,
} from 'three'
import type { Stair } from '@millrun/stair/model/stair'
import type { PhotographBackground } from '../background.ts'
import type { House } from '@millrun/stair/room/house/house'
import { squareViewDeg } from '../rooms/square-view.ts'
import { boxOf, stairHull } from '../stair-hull.ts'

/** Behind the stair, so that treads do not stand in the picture. */
const BEHIND_IN = 1
/** How far round its middle the wall goes on where no picture of it is: out of sight. */
const ROUND_IN = 3000

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
  const material = wallMaterial(texture, new Vector2(widthIn, heightIn))
  const geometry = new PlaneGeometry(2 * ROUND_IN, 2 * ROUND_IN)
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
  mesh.renderOrder = -1
  scene.add(mesh)
  return () => {
    scene.remove(mesh)
    for (const one of [geometry, material, texture]) one.dispose()
  }
}

/**
 * The photograph at its size in the middle; round it, what is beside its edges goes on, ever more blurred and pale,
 * so that the stair stands in a place everywhere and nobody takes that for a picture of it.
 */
function wallMaterial(texture: Texture, sizeIn: Vector2): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { map: { value: texture }, sizeIn: { value: sizeIn } },
    toneMapped: false,
    vertexShader: /* glsl */ `
varying vec2 fromMiddle;
void main() {
  fromMiddle = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,
    fragmentShader: /* glsl */ `
uniform sampler2D map;
uniform vec2 sizeIn;
varying vec2 fromMiddle;
const float NEAR = 0.08;
float into(float at) {
  float beyond = abs(at - 0.5) - 0.5;
  float inside = beyond <= 0.0 ? at : 1.0 - NEAR * (1.0 - exp(-beyond / NEAR));
  return beyond > 0.0 && at < 0.5 ? 1.0 - inside : inside;
}
void main() {
  vec2 at = vec2(fromMiddle.x, -fromMiddle.y) / sizeIn + 0.5;
  float far = length(max(abs(fromMiddle) - 0.5 * sizeIn, 0.0));
  vec3 color = texture2D(map, clamp(at, 0.0, 1.0)).rgb;
  if (far > 0.0) {
    float reach = min(0.4 + 0.3 * far, 24.0);
    float blur = log2(1.0 + 0.5 * reach * float(textureSize(map, 0).x) / sizeIn.x);
    vec3 sum = vec3(0.0);
    for (int turn = 0; turn < 12; turn++) {
      float angle = 2.39996 * float(turn);
      vec2 aside = reach * sqrt((float(turn) + 0.5) / 12.0) * vec2(cos(angle), sin(angle));
      vec2 from = at + aside / sizeIn;
      sum += textureLod(map, vec2(into(from.x), into(from.y)), blur).rgb;
    }
    color = mix(sum / 12.0, vec3(0.78, 0.75, 0.70), 0.5 * smoothstep(0.0, 120.0, far));
  }
  gl_FragColor = vec4(color, 1.0);
  #include <colorspace_fragment>
}`,
  })
}
