import { basename, join } from 'node:path'
import { mailPicturePath, picturePath } from '@millrun/catalogue/pictures/picture-path'
import sharp from 'sharp'
import { servedPath } from './write-photographs/photograph-files.ts'

/** Twice what a mail shows, for screens that are dense. */
const SIZE = { width: 112, height: 140 } as const

/** Writes the picture of a look as mails show it into a folder. */
export async function writeMailPicture(name: string, folder: string): Promise<void> {
  await sharp(servedPath(name, 800, 'webp'))
    .resize(SIZE)
    .jpeg({ quality: 80 })
    .toFile(join(folder, basename(mailPicturePath(picturePath(name)))))
}
