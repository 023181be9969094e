/** This DOM neither decodes nor draws pictures: canvases that are all grey, and files that are 600 by 400. */
const GREY = 128

const DAMAGED = 'damaged'

/** A file that begins as a JPEG does. One that is damaged is decoded by no browser. */
export function jpegFile(name: string, body: 'whole' | typeof DAMAGED = 'whole'): File {
  return new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), body], name, { type: 'image/jpeg' })
}

/** From here on the tests of a file have canvases that can be drawn to and files that can be decoded. */
export function paintPictures(): void {
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: (kind: string) => (kind === '2d' ? greyContext() : null),
  })
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => {
      if ((await file.text()).endsWith(DAMAGED)) throw new DOMException('', 'InvalidStateError')
      return { width: 600, height: 400, close: () => undefined }
    },
  })
}

function greyContext() {
  return {
    drawImage: () => undefined,
    clearRect: () => undefined,
    putImageData: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) =>
      new ImageData(new Uint8ClampedArray(4 * width * height).fill(GREY), width, height),
  }
}
