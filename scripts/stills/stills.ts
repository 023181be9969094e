import { buildIfStale } from '../build/build-shop.ts'
import { openShop } from '../bench/open-shop.ts'
import { runOrExplain } from '../run-or-explain.ts'
import { runCommand } from '../test/run-command.ts'
import { keepFingerprint, STILLS, staleStills } from './kept-stills.ts'

const PORT = Number(process.env['STILLS_PORT'] ?? 3430)

/** Takes the stills anew that are not what the 3D view shows; one that is done stays done. */
await runOrExplain(async () => {
  const stale = staleStills()
  if (stale.length === 0) {
    console.log('All stills show what the 3D view shows.')
    return 0
  }
  await buildIfStale()
  const shop = await openShop(PORT)
  try {
    for (const preset of stale) {
      console.log(`Taking ${preset.name} …`)
      const words = [shop.origin, preset.name, `${STILLS}/${preset.id}`]
      if (!(await runCommand('node', ['packages/e2e/src/pictures/write-stills.ts', ...words])))
        return 1
      keepFingerprint(preset)
    }
  } finally {
    await shop.close()
  }
  return 0
})
