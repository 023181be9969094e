import { Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { middleOf, sizeOf } from '@millrun/viewer/orbit/orbit'
import type { RoomLighting } from '../rooms/room-light.ts'

const ROUND_IN = 80
/** Above the floor of the photograph. */
const ABOVE_IN = 0.05

/** The shade of a stair on a floor that only the photograph shows. */
export function groundShade(box: Box, { shader, uniforms }: RoomLighting): Mesh {
  const [wideIn, , deepIn] = sizeOf(box)
  const [x, , z] = middleOf(box)
  const material = new ShaderMaterial({
    uniforms,
    transparent: true,
    depthWrite: false,
    vertexShader: /* glsl */ `
varying vec3 vRoomPlace;
void main() {
  vec4 place = modelMatrix * vec4(position, 1.0);
  vRoomPlace = place.xyz;
  gl_Position = projectionMatrix * viewMatrix * place;
}`,
    fragmentShader: /* glsl */ `
${shader}
void main() {
  float shade = 1.0 - openness(vRoomPlace, vec3(0.0, 1.0, 0.0));
  gl_FragColor = vec4(vec3(0.06, 0.05, 0.04), 0.65 * shade);
}`,
  })
  const geometry = new PlaneGeometry(wideIn + 2 * ROUND_IN, deepIn + 2 * ROUND_IN)
  const mesh = new Mesh(geometry, material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(x, box.least[1] + ABOVE_IN, z)
  return mesh
}
