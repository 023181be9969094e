import { sheetsPdf } from '@millrun/parts/drawings/written/sheet-pdf'
import { printable } from '@millrun/parts/pdf/printable'
import type { Stair } from '@millrun/stair/model/stair'
import { drawingSheets } from './drawing-sheets.ts'
import { fileName } from './file-name.ts'

/** Plan and elevations with their dimensions, a sheet of 17 × 11 inches each. Rejects when it cannot be written. */
export async function drawingsPdf(stair: Stair): Promise<File> {
  const { design } = stair
  const bytes = await sheetsPdf(`${printable(design.name)}, drawings`, drawingSheets(stair))
  return new File([bytes], fileName(design, 'drawings', 'pdf'), { type: 'application/pdf' })
}
