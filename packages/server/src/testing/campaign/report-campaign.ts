import type { CampaignResult } from './run-campaign.ts'

/** Prints what a campaign has come to; how many things were wrong. */
export function reportCampaign(title: string, result: CampaignResult): number {
  process.stdout.write(`\n${title}\n${figures(result)}`)
  for (const fault of result.faults) process.stdout.write(`  WRONG: ${fault}\n`)
  if (result.faults.length === 0) {
    process.stdout.write(
      '  No order captured twice, every completed capture one paid order of that amount, nothing\n' +
        '  paid without a capture, no mail missing or doubled, nobody told otherwise.\n',
    )
  }
  return result.faults.length
}

function figures({
  buyers,
  seconds,
  kills,
  orders,
  captures,
  mails,
  answers,
  longestPauseS,
  lines,
  troubles,
}: CampaignResult): string {
  return [
    `${buyers} buyers in ${seconds.toFixed(0)} s, a server killed ${kills} times`,
    ...lines,
    `orders: ${counts(orders)}`,
    `captures at PayPal: ${counts(captures)}`,
    `mails: ${mails}`,
    `answers to buyers: ${counts(answers)}`,
    `longest pause without a paid order: ${longestPauseS.toFixed(1)} s`,
    `troubles: ${counts(troubles)}`,
  ]
    .map((line) => `  ${line}\n`)
    .join('')
}

function counts(counted: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counted).toSorted(([, a], [, b]) => b - a)
  return entries.length === 0
    ? 'none'
    : entries.map(([name, count]) => `${count} ${name}`).join(', ')
}
