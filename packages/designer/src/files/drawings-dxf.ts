import { sheetDxf } from '@millrun/parts/drawings/written/sheet-dxf'
import type { Stair } from '@millrun/stair/model/stair'
import { drawingRow } from './drawing-sheets.ts'
import { fileName } from './file-name.ts'

/** Plan and elevations side by side, full size in inches, for CAD. */
export function drawingsDxf(stair: Stair): File {
  const name = fileName(stair.design, 'drawings', 'dxf')
  return new File([sheetDxf(drawingRow(stair))], name, { type: 'image/vnd.dxf' })
}
