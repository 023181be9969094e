import {
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { highestStrip } from './sharpening.ts'

/** A part of a picture, over its whole width: rows from its top. */
export interface Strip {
  readonly widthPx: number
  readonly heightPx: number
  readonly fromPx: number
  readonly rowsPx: number
}

/** A picture that is put together out of sight, strip by strip. */
export interface StripPicture {
  /** Draws a strip; `render` draws that part of the picture into the target that is set. */
  readonly draw: (strip: Strip, render: () => void) => void
  /** Puts the finished picture onto the canvas, which has its size by now. */
  readonly show: () => void
  readonly dispose: () => void
}

/** As browsers smooth the edges on a canvas. */
const SAMPLES = 4

export function stripPicture(
  renderer: WebGLRenderer,
  widthPx: number,
  heightPx: number,
): StripPicture {
  const highestPx = highestStrip(heightPx)
  const band = new WebGLRenderTarget(widthPx, highestPx, { samples: SAMPLES })
  band.texture.colorSpace = SRGBColorSpace
  // Only such a target is drawn to in the colors of a screen, as the canvas is, with the same programs; they are
  // kept as they are, to be copied.
  Object.assign(band, { isXRRenderTarget: true })
  band.texture.internalFormat = 'RGBA8'
  const whole = new WebGLRenderTarget(widthPx, heightPx, { depthBuffer: false })
  const copy = copying(renderer)

  return {
    draw: ({ fromPx, rowsPx }, render) => {
      only(band, 0, widthPx, rowsPx)
      renderer.setRenderTarget(band)
      render()
      only(whole, heightPx - fromPx - rowsPx, widthPx, rowsPx)
      renderer.setRenderTarget(whole)
      copy.from(band.texture, rowsPx / highestPx)
      renderer.setRenderTarget(null)
    },
    show: () => copy.from(whole.texture, 1),
    dispose: () => {
      for (const one of [band, whole, copy]) one.dispose()
    },
  }
}

/** Lets only some rows of a target be drawn to, counted from below. */
function only(target: WebGLRenderTarget, fromPx: number, widthPx: number, rowsPx: number): void {
  target.viewport.set(0, fromPx, widthPx, rowsPx)
  target.scissor.set(0, fromPx, widthPx, rowsPx)
  target.scissorTest = true
}

/** Copies the lower part of a texture, pixel by pixel, over all that may be drawn to. */
function copying(renderer: WebGLRenderer) {
  const map: { value: Texture | null } = { value: null }
  const part = { value: 1 }
  const material = new ShaderMaterial({
    uniforms: { map, part },
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    vertexShader: /* glsl */ `
uniform float part;
varying vec2 at;
void main() {
  at = uv * vec2(1.0, part);
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`,
    fragmentShader: /* glsl */ `
uniform sampler2D map;
varying vec2 at;
void main() { gl_FragColor = texture2D(map, at); }`,
  })
  const geometry = new PlaneGeometry(2, 2)
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  const camera = new OrthographicCamera()
  return {
    from: (texture: Texture, share: number) => {
      map.value = texture
      part.value = share
      renderer.render(mesh, camera)
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}
