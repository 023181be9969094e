import type { Ware } from '../materials/wares.ts'
import type { Palette } from './palette.ts'

/** Each ware as it looks under the same light as wood and iron. */
export const WARE_PALETTES: Readonly<Record<Ware, Palette>> = {
  zinc: ['#3a3c3e', '#66696c', '#95989b', '#bdbfc1', '#fafafa'],
  'white plastic': ['#77756f', '#a5a29b', '#cbc8c0', '#e6e4de', '#ffffff'],
  'amber plastic': ['#5e4b25', '#93784a', '#cdb27c', '#e5d3a9', '#fdf6e2'],
  'gray plastic': ['#333537', '#5c5f61', '#86898b', '#adb0b2', '#f2f3f3'],
  'blue plastic': ['#0b1d36', '#143560', '#1f4f8f', '#4f7db8', '#b6cdea'],
  'dark plastic': ['#0e0f10', '#1d1f21', '#2f3134', '#55585c', '#a9adb1'],
}
