import type { Species } from '@millrun/catalogue/species'
import type { Palette } from './palette.ts'

/** Woods that products are made of, and hickory, which only an option group offers. */
export type Wood = Species | 'hickory'

/** Each wood as sanded and oiled; the third colour is the wood itself. */
export const WOOD_PALETTES: Readonly<Record<Wood, Palette>> = {
  'red-oak': ['#7d5532', '#a87c4b', '#c79a66', '#dcb685', '#f3dcb6'],
  'white-oak': ['#735735', '#98764a', '#b8925e', '#d0b182', '#ead6b2'],
  poplar: ['#857850', '#ad9d6c', '#cdb98a', '#dfd0a8', '#f3ead0'],
  'hard-maple': ['#a07f4f', '#c6a472', '#e1c493', '#eed9b4', '#fbf0da'],
  maple: ['#a07f4f', '#c9a877', '#e3c899', '#efdbb8', '#fbf1dd'],
  cherry: ['#5c2f1a', '#864b2c', '#a8623c', '#c5845c', '#e6b592'],
  hickory: ['#704a26', '#97693a', '#b98350', '#d0a174', '#ebcfab'],
  hemlock: ['#8c6a3d', '#b69361', '#d6b184', '#e5c9a3', '#f6e5cb'],
  beech: ['#8f6642', '#b98d66', '#d5ab83', '#e4c4a3', '#f5e2cc'],
  alder: ['#76482a', '#a06f49', '#bf8d63', '#d4ab86', '#edd0b4'],
  walnut: ['#2c1b10', '#442d1d', '#5b3f2b', '#7d5b42', '#b08c6e'],
  primed: ['#b9b7ae', '#d8d6ce', '#f2f1ec', '#f8f7f4', '#ffffff'],
  'special-order': ['#8a8272', '#b0a894', '#cfc6b4', '#ded7c8', '#f1ede4'],
}
