import { chromium } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const O = 'http://localhost:4600'
for (const [w,h] of [[390,844],[1280,900]]) {
  const c = await b.newContext({ viewport: { width: w, height: h } })
  const p = await c.newPage()
  p.on('console', m => { if (m.type()==='error'||m.type()==='warning') console.log('CONSOLE', w, m.text()) })
  p.on('requestfailed', r => console.log('FAILED', r.url()))
  p.on('response', r => { if (r.status()>=400) console.log('STATUS', r.status(), r.url()) })
  await p.goto(O+'/account'); await p.waitForTimeout(2500)
  await p.screenshot({ path: `/tmp/a-${w}-1.png`, fullPage: true })
  console.log((await p.getByRole('main').innerText()).slice(0,600))
  await c.close()
}
await b.close()
