import type { Design } from '@millrun/stair/design/design'

/** What a file of a design is called: `bronze-twists-and-baskets-cut-list.pdf`. */
export function fileName({ name }: Pick<Design, 'name'>, what: string, ending: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain === '' ? 'stair' : plain}-${what}.${ending}`
}
