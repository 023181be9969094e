import { writePictures } from '@millrun/studio/write-pictures'

const NEXT = new URL('../../builds/next', import.meta.url).pathname

process.stdout.write(`${await writePictures(NEXT)}\n`)
