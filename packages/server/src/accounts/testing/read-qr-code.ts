import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import sharp from 'sharp'

/** Looking for a code in a photograph, this reader misses one of forty. */
const NOTHING_ELSE_THERE = new Map([[DecodeHintType.PURE_BARCODE, true]])

/** What the camera of an app reads from the picture of a QR code that fills its view; throws where it would see none. */
export async function readQrCode(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = new RGBLuminanceSource(Uint8ClampedArray.from(data), info.width, info.height)
  const picture = new BinaryBitmap(new HybridBinarizer(light))
  return new QRCodeReader().decode(picture, NOTHING_ELSE_THERE).getText()
}
