import type { FinishCode } from '@millrun/catalogue/option-group'
import type { Palette } from './palette.ts'

/** Each finish as powder coat on iron looks under the same light. */
export const FINISH_PALETTES: Readonly<Record<FinishCode, Palette>> = {
  SB: ['#0b0b0d', '#1b1b1d', '#2b2b2e', '#4c4d51', '#a3a5a9'],
  ORB: ['#150c07', '#281a12', '#3f2b1e', '#70492f', '#c79a74'],
  CV: ['#260f07', '#4c2313', '#7c3f23', '#ae663e', '#f0b58c'],
  AB: ['#1c1409', '#3a2a15', '#5f4726', '#917041', '#dcc08c'],
  PW: ['#262726', '#474947', '#6e716e', '#9da09c', '#e9eae6'],
  SV: ['#34363a', '#606468', '#8f9397', '#babdc0', '#fbfcfc'],
  VB: ['#33230a', '#614819', '#957330', '#c39f50', '#f8e6aa'],
}
