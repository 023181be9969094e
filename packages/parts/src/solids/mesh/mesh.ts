/** The skin of a solid as triangles, anticlockwise seen from outside. Inches. */
export interface Mesh {
  /** x, y and z of every corner. */
  readonly positions: Float32Array
  /** Which way the skin faces at every corner, one inch long. */
  readonly normals: Float32Array
  /** Three numbers of corners for every triangle. */
  readonly triangles: Uint32Array
}
