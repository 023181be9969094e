import { Document, type Material, type Mesh as GlbMesh, WebIO } from '@gltf-transform/core'
import type { Mesh } from '../solids/mesh/mesh.ts'
import type { Placement, Solid } from '../solids/solid.ts'
import type { PlainLook } from './plain-look.ts'

/** A glTF unit is a metre. */
const METRES_PER_INCH = 0.0254
/** Up to this many corners, triangles are numbered in two bytes; the last number has a meaning of its own. */
const SHORT_NUMBERS = 65_535

/**
 * Solids as a binary glTF: a mesh for every solid and a node for every place of it, in inches, below a root
 * that scales them to metres. The grain of wood runs along the y of its mesh. Runs in browsers and in Node.
 */
export async function glbOf(
  title: string,
  solids: readonly Solid[],
  look: PlainLook,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document()
  document.createBuffer()
  const material = materialOf(document, look)
  const scale = METRES_PER_INCH
  const root = document.createNode(title).setScale([scale, scale, scale])
  for (const { name, mesh, placements } of solids) {
    const skin = meshOf(document, mesh, material).setName(name)
    for (const placement of placements) {
      root.addChild(document.createNode(name).setMesh(skin).setMatrix(matrixOf(placement)))
    }
  }
  document.createScene(title).addChild(root)
  return new WebIO().writeBinary(document)
}

function materialOf(document: Document, look: PlainLook): Material {
  return document
    .createMaterial(look.name)
    .setBaseColorFactor([...look.colour, 1])
    .setMetallicFactor(look.metalness)
    .setRoughnessFactor(look.roughness)
}

function meshOf(document: Document, mesh: Mesh, material: Material): GlbMesh {
  const isShort = mesh.positions.length / 3 <= SHORT_NUMBERS
  const triangles = isShort ? new Uint16Array(mesh.triangles) : new Uint32Array(mesh.triangles)
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor(document, 'VEC3', new Float32Array(mesh.positions)))
    .setAttribute('NORMAL', accessor(document, 'VEC3', new Float32Array(mesh.normals)))
    .setIndices(accessor(document, 'SCALAR', triangles))
    .setMaterial(material)
  return document.createMesh().addPrimitive(primitive)
}

function accessor(
  document: Document,
  type: 'VEC3' | 'SCALAR',
  array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
) {
  const [buffer = null] = document.getRoot().listBuffers()
  return document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
}

/** Column by column, as glTF has it. */
function matrixOf({
  origin,
  x,
  y,
  z,
}: Placement): Parameters<ReturnType<Document['createNode']>['setMatrix']>[0] {
  return [...x, 0, ...y, 0, ...z, 0, ...origin, 1]
}
