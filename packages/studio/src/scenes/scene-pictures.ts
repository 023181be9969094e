import type { PictureFile } from '../product-drawings.ts'
import { guideDrawing } from './fitting-guide/guide-drawing.ts'

const TITLE = 'A balustrade from its scroll to the wall, with a fitting of every kind in its place'

/** The drawn scenes of the shop. Throws UnknownSceneProductError when a part of one is no longer sold. */
export async function scenePictures(): Promise<readonly PictureFile[]> {
  return [{ path: 'drawings/balustrade.svg', svg: await guideDrawing(TITLE) }]
}
