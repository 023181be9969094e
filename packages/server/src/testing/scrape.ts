/** The token that tests of /metrics open a shop with. */
export const METRICS_TOKEN = 'a-token-of-tests-that-is-long-enough'

/** What a shop says at /metrics: values by name with labels. */
export async function scrape(origin: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  if (answer.status !== 200) throw new Error(`/metrics answered ${answer.status}`)
  const lines = (await answer.text()).split('\n').filter((line) => /^[a-z]/.test(line))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}
