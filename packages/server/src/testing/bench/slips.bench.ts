import { slipsPdf } from '../../desk/packing/slips/slips-pdf.ts'
import type { Slip } from '../../desk/packing/slips/slip.ts'

// Prints how long the packing slips of 60 orders take, of which each has eight lines.

const ORDERS = 60
const MOST_MS = 3000

const lines = Array.from({ length: 8 }, (_, index) => ({
  item: `C-20${index}0`,
  title: 'Classic Square Top Baluster, White Oak, cut to 72" + 72"',
  left: 7,
  bought: 10,
  cut: 'Cut each 144" stick into 2 pieces: 72" + 72" nominal.',
}))

function slip(index: number): Slip {
  return {
    orderNumber: `MR-7K3Q9X${10 + index}`,
    shipTo: { title: 'Ships to', lines: ['Łukasz Ñandú', '100 N Main St', 'Trenton, NJ 08608'] },
    facts: [['Placed', 'November 25, 2026']],
    lines,
    cartons: ['2 x carton 75" × 4" × 4", 14.6 lb: 4 x C-2000 in each'],
    truck: ['The driver does not unload it.'],
  }
}

const begin = performance.now()
const pdf = await slipsPdf(
  Array.from({ length: ORDERS }, (_, index) => slip(index)),
  'November 25, 2026',
)
const tookMs = performance.now() - begin
process.stdout.write(
  `Packing slips of ${ORDERS} orders: ${Math.round(tookMs)} ms of at most ${MOST_MS}, ${Math.round(pdf.length / 1024)} KB\n`,
)
