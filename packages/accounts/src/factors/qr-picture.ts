import { toSVG } from 'bwip-js/node'

/** White around the code, which readers need: four modules (ISO/IEC 18004), of two units each here. */
const QUIET = 8

/** A QR code as an SVG picture. No `#` is in it, because the client puts it behind `data:` as it is. */
export function qrPicture(text: string): string {
  const svg = toSVG({ bcid: 'qrcode', text, padding: QUIET, backgroundcolor: 'FFFFFF' })
  return svg.replaceAll('#FFFFFF', 'white').replaceAll('#000000', 'black').replaceAll('\n', '')
}
