import { scenePictureName } from '@millrun/catalogue/pictures/scene'
import { readManifest } from '../photographs/read-manifest.ts'
import { scenes } from '../scenes/scenes.ts'
import { keepInManifest } from './photograph-files.ts'
import { sceneSetting } from './scene-setting.ts'

// States that the photographs of all scenes still show what they show: for solids that are written otherwise (decision 007).
for (const scene of scenes()) {
  const name = scenePictureName(scene)
  const kept = readManifest()[name]
  const { hash } = await sceneSetting(scene)
  if (kept !== undefined) await keepInManifest({ [name]: { ...kept, hash } })
}
