import type { RoomLight } from '@millrun/viewer/materials/solid-material'
import { Color, Matrix3, Vector2, Vector3, Vector4 } from 'three'
import { type ShadeBlock, MOST_SHADE_BLOCKS } from './shade-blocks.ts'
import type { RoomLook } from './room-look.ts'

const MOST_LAMPS = 3

/** The light of a room for everything in it, as its shaders take it. */
export interface RoomLighting {
  /** For parts, which the studio's lamps light too. */
  readonly forParts: RoomLight
  /** For the surfaces of the room. */
  readonly shader: string
  readonly uniforms: RoomLight['uniforms']
  readonly become: (look: RoomLook) => void
  /** Where the sun comes from, and what it falls on, through a window beside the eye. */
  readonly sunTowards: (way: Vector3, focus: Vector3, spreadIn: number) => void
  readonly stand: (
    blocks: readonly ShadeBlock[],
    lamps: readonly Vector3[],
    floorIn: number,
  ) => void
}

const ROOM = /* glsl */ `
uniform vec3 skyLight, groundLight, fillLight, fillWay;
uniform vec3 blockMiddle[${MOST_SHADE_BLOCKS}], blockHalf[${MOST_SHADE_BLOCKS}];
uniform mat3 blockTurn[${MOST_SHADE_BLOCKS}];
uniform int blocks;
uniform float floorIn;
uniform vec3 lamp[${MOST_LAMPS}], lampLight;
uniform vec3 sunAcross, sunUp, sunFocus;
uniform vec4 sunWindow;
uniform vec3 hazeColour, hazeMiddle;
uniform vec2 hazeReach;

float clearance(vec3 p) {
  float least = p.y - floorIn;
  for (int at = 0; at < ${MOST_SHADE_BLOCKS}; at++) {
    if (at >= blocks) break;
    vec3 q = abs(blockTurn[at] * (p - blockMiddle[at])) - blockHalf[at];
    least = min(least, length(max(q, 0.0)) + min(0.0, max(q.x, max(q.y, q.z))));
  }
  return least;
}
float openness(vec3 p, vec3 n) {
  float closed = 0.0, reach = 4.0, weight = 0.11;
  for (int step = 0; step < 3; step++) {
    closed += weight * clamp((reach - clearance(p + n * reach)) / reach, 0.0, 1.0);
    reach *= 4.0;
    weight += 0.09;
  }
  return 1.0 - closed;
}
vec3 lampsAt(vec3 p, vec3 n) {
  vec3 light = vec3(0.0);
  for (int at = 0; at < ${MOST_LAMPS}; at++) {
    vec3 to = lamp[at] - p;
    float far = length(to);
    light += lampLight * max(0.0, 0.25 + 0.75 * dot(n, to) / far) / (1.0 + far * far / 4200.0);
  }
  return light;
}
vec3 ambientAt(vec3 p, vec3 n, float open) {
  vec3 light = mix(groundLight, skyLight, 0.5 + 0.5 * n.y);
  light += fillLight * max(0.0, 0.3 + 0.7 * dot(n, fillWay));
  return light * open * mix(vec3(1.0, 0.94, 0.88), vec3(1.0), open) + lampsAt(p, n) * (0.4 + 0.6 * open);
}
float pane(float at, float reach, float count) {
  float edge = 1.0 - smoothstep(reach - 1.8, reach + 1.8, abs(at));
  if (count < 0.5) return 1.0 - smoothstep(0.35 * reach, 1.25 * reach, abs(at));
  float cell = reach * 2.0 / count;
  float bar = abs(mod(at + reach, cell) - cell * 0.5);
  return edge * (1.0 - 0.85 * smoothstep(cell * 0.5 - 2.2, cell * 0.5 - 0.4, bar));
}
vec3 sunShareAt(vec3 p) {
  vec3 from = p - sunFocus;
  float share = pane(dot(from, sunAcross), sunWindow.x, sunWindow.z) * pane(dot(from, sunUp), sunWindow.y, sunWindow.w);
  return vec3(share);
}
vec3 inHaze(vec3 colour, vec3 p) {
  float far = length((p - hazeMiddle) * vec3(1.0, 1.25, 1.0));
  return mix(colour, hazeColour, smoothstep(hazeReach.x, hazeReach.y, far));
}
`

const FOR_PARTS = /* glsl */ `
varying vec3 vRoomPlace;
${ROOM}
vec3 roomShare(vec3 viewNormal) {
  vec3 n = inverseTransformDirection(viewNormal, viewMatrix);
  return ambientAt(vRoomPlace, n, openness(vRoomPlace, n)) * 0.62;
}
vec3 sunShare() { return sunShareAt(vRoomPlace); }
`

/** Cuts the ends off a piece, and keeps where it is in the room. */
export const CUT_VERTEX = /* glsl */ `
attribute vec2 cut;
vec3 cutAt(vec3 place) {
  bool isDrawnOut = cut.x < 0.0 && cut.x > -5000.0 && place.y < 0.1;
  place.y = isDrawnOut ? cut.x : clamp(place.y, cut.x, cut.y);
  return place;
}
`

const PLACE = /* glsl */ `
transformed = cutAt(transformed);
vRoomPlace = (modelMatrix * instanceMatrix * vec4(transformed, 1.0)).xyz;
`

function roomUniforms() {
  return {
    skyLight: { value: new Color() },
    groundLight: { value: new Color() },
    fillLight: { value: new Color() },
    fillWay: { value: new Vector3(0, 0, 1) },
    blockMiddle: { value: vectors(MOST_SHADE_BLOCKS) },
    blockHalf: { value: vectors(MOST_SHADE_BLOCKS) },
    blockTurn: { value: Array.from({ length: MOST_SHADE_BLOCKS }, () => new Matrix3()) },
    blocks: { value: 0 },
    floorIn: { value: 0 },
    lamp: { value: vectors(MOST_LAMPS) },
    lampLight: { value: new Color() },
    sunAcross: { value: new Vector3(1, 0, 0) },
    sunUp: { value: new Vector3(0, 1, 0) },
    sunFocus: { value: new Vector3() },
    sunWindow: { value: new Vector4(60, 60, 2, 3) },
    hazeColour: { value: new Color() },
    hazeMiddle: { value: new Vector3() },
    hazeReach: { value: new Vector2(400, 900) },
  }
}

export function roomLighting(): RoomLighting {
  const uniforms = roomUniforms()
  let isEverywhere = false
  return {
    forParts: {
      vertex: `varying vec3 vRoomPlace;\n${CUT_VERTEX}`,
      vertexPlace: PLACE,
      fragment: FOR_PARTS,
      uniforms,
    },
    shader: `varying vec3 vRoomPlace;\n${ROOM}`,
    uniforms,
    become: ({ light, haze }) => {
      const { panes } = light.sun
      const [across, up] = typeof panes === 'string' ? [0, 0] : panes
      isEverywhere = panes === 'everywhere'
      Object.assign(uniforms.sunWindow.value, { z: across, w: up })
      uniforms.skyLight.value.set(light.sky).multiplyScalar(light.strength)
      uniforms.groundLight.value.set(light.ground).multiplyScalar(light.strength)
      uniforms.fillLight.value.set(light.fill).multiplyScalar(light.strength)
      uniforms.lampLight.value.set(light.lamp.colour).multiplyScalar(light.lamp.strength)
      uniforms.hazeColour.value.set(haze)
    },
    sunTowards: (way, focus, spreadIn) => {
      const across = new Vector3(0, 1, 0).cross(way).normalize()
      uniforms.sunAcross.value.copy(across)
      uniforms.sunUp.value.copy(way).cross(across)
      uniforms.sunFocus.value.copy(focus)
      const wide = isEverywhere ? 100 : 1
      Object.assign(uniforms.sunWindow.value, {
        x: spreadIn * 0.5 * wide,
        y: spreadIn * 0.46 * wide,
      })
      uniforms.fillWay.value.set(way.x, way.y * 0.4, way.z).normalize()
      uniforms.hazeMiddle.value.copy(focus)
      uniforms.hazeReach.value.set(spreadIn * 1.3 + 80, spreadIn * 2.8 + 260)
    },
    stand: (blocks, lamps, floorIn) => {
      uniforms.blocks.value = Math.min(MOST_SHADE_BLOCKS, blocks.length)
      uniforms.floorIn.value = floorIn
      for (const [at, { middle, half, turn }] of blocks.slice(0, MOST_SHADE_BLOCKS).entries()) {
        uniforms.blockMiddle.value[at]?.copy(middle)
        uniforms.blockHalf.value[at]?.copy(half)
        uniforms.blockTurn.value[at]?.copy(turn)
      }
      for (const [at, place] of uniforms.lamp.value.entries()) {
        place.copy(lamps[at] ?? new Vector3(0, -1e5, 0))
      }
    },
  }
}

function vectors(count: number): readonly Vector3[] {
  return Array.from({ length: count }, () => new Vector3())
}
