import {
  Document,
  type Material,
  type Mesh as GlbMesh,
  type Node,
  WebIO,
} from '@gltf-transform/core'
import type { Mesh } from '../solids/mesh/mesh.ts'
import type { Placement, Solid } from '../solids/solid.ts'
import type { PlainLook } from './plain-look.ts'

/** A glTF unit is a metre. */
const METRES_PER_INCH = 0.0254
/** Up to this many corners, triangles are numbered in two bytes; the last number has a meaning of its own. */
const SHORT_NUMBERS = 65_535

/** A part in one look, at every place where it stands. */
export interface GlbPart {
  readonly title: string
  readonly solids: readonly Solid[]
  readonly look: PlainLook
  readonly placements: readonly Placement[]
}

/**
 * Solids as a binary glTF: a mesh for every solid and a node for every place of it, in inches, below a root
 * that scales them to metres. The grain of wood runs along the y of its mesh. Runs in browsers and in Node.
 */
export async function glbOf(
  title: string,
  solids: readonly Solid[],
  look: PlainLook,
): Promise<Uint8Array<ArrayBuffer>> {
  const { document, root } = begun(title)
  const meshes = meshesOf(document, solids, materialOf(document, look))
  pieceNodes(document, solids, meshes).forEach((node) => root.addChild(node))
  return new WebIO().writeBinary(document)
}

/** Many parts as one binary glTF: a node for every place of a part, with its pieces below it. */
export async function partsGlb(
  title: string,
  parts: readonly GlbPart[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { document, root } = begun(title)
  const materials = new Map<string, Material>()
  for (const part of parts) {
    const material = materials.get(part.look.name) ?? materialOf(document, part.look)
    materials.set(part.look.name, material)
    for (const node of partNodes(document, part, material)) root.addChild(node)
  }
  return new WebIO().writeBinary(document)
}

function begun(title: string): { readonly document: Document; readonly root: Node } {
  const document = new Document()
  document.createBuffer()
  const scale = METRES_PER_INCH
  const root = document.createNode(title).setScale([scale, scale, scale])
  document.createScene(title).addChild(root)
  return { document, root }
}

/** Every place of a part is a node of its own; their meshes are the same. */
function partNodes(document: Document, part: GlbPart, material: Material): readonly Node[] {
  const { title, solids, placements } = part
  const meshes = meshesOf(document, solids, material)
  return placements.map((placement) => {
    const node = document.createNode(title).setMatrix(matrixOf(placement))
    pieceNodes(document, solids, meshes).forEach((piece) => node.addChild(piece))
    return node
  })
}

function pieceNodes(
  document: Document,
  solids: readonly Solid[],
  meshes: readonly GlbMesh[],
): readonly Node[] {
  return solids.flatMap(({ name, placements }, index) =>
    placements.map((placement) =>
      document
        .createNode(name)
        .setMesh(meshes[index] ?? null)
        .setMatrix(matrixOf(placement)),
    ),
  )
}

function meshesOf(
  document: Document,
  solids: readonly Solid[],
  material: Material,
): readonly GlbMesh[] {
  return solids.map(({ name, mesh }) => meshOf(document, mesh, material).setName(name))
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
