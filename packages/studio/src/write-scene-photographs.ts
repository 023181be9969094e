import {
  SCENE_FALLBACK_WIDTH,
  SCENE_WIDTHS,
  scenePictureName,
  SCENES,
} from '@millrun/catalogue/pictures/scene'
import { copyPhotograph } from './copy-photograph.ts'

const ENDINGS = [
  ...SCENE_WIDTHS.map((width) => `-${width}.avif`),
  `-${SCENE_FALLBACK_WIDTH}.webp`,
  '-share.jpg',
]

/** Copies the photographs of all scenes into a folder. Throws where one is missing. */
export async function writeScenePhotographs(folder: string): Promise<void> {
  const names = Object.values(SCENES).map(scenePictureName)
  await Promise.all(names.map((name) => copyPhotograph(name, ENDINGS, folder)))
}
