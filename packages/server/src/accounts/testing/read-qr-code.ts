import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import sharp from 'sharp'

/** What a camera reads from the picture of a QR code; throws where it would see none. */
export async function readQrCode(picture: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(picture))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = new RGBLuminanceSource(Uint8ClampedArray.from(data), info.width, info.height)
  return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(light))).getText()
}
