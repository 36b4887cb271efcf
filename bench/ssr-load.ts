import { Agent, get } from 'node:http'

/** Words of the demo library; with the choices below they make more addresses than any memory of answers holds. */
const phrases = [
  ...[
    'mountain',
    'sea',
    'flower',
    'city',
    'dog',
    'night',
    'abstract',
    'forest',
    'sky',
    'woman',
    'music',
    'food',
  ],
  ...[
    'red',
    'water',
    'winter',
    'bird',
    'space',
    'pattern',
    'beach',
    'car',
    'tree',
    'sun',
    'rain',
    'gold',
    '',
  ],
]
const choices = [
  '',
  'orientations=horizontal',
  'orientations=vertical',
  'numberofpeople=none',
  'family=creative',
]
const orders = ['', 'sortorder=newest', 'sortorder=mostpopular']
const pages = ['', 'page=2', 'page=3']

const connections = 30
const requests = 3_000

export type LoadSeen = Readonly<{
  p50Ms: number
  p99Ms: number
  perSecond: number
  /** Of the time that requests took in the server, how much they waited for the search engine. */
  engineShare: number
  questionsEach: number
}>

/** Many visitors at once, each with a search of their own, on one process. */
export async function measureUnderLoad(origin: string): Promise<LoadSeen> {
  const addresses = phrases.flatMap((phrase) =>
    choices.flatMap((choice) =>
      orders.flatMap((order) =>
        pages.map(
          (page) =>
            `/search/2/image?${[phrase && `phrase=${phrase}`, choice, order, page].filter(Boolean).join('&')}`,
        ),
      ),
    ),
  )
  await ask(origin, addresses, 600)
  const before = await readTimes(origin)
  const began = performance.now()
  const took = await ask(origin, addresses, requests)
  const seconds = (performance.now() - began) / 1_000
  const after = await readTimes(origin)
  const sorted = took.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    perSecond: requests / seconds,
    engineShare: (after.engine - before.engine) / (after.pages - before.pages),
    questionsEach: (after.questions - before.questions) / requests,
  }
}

/** Every address before any a second time, in an order without pattern that is the same in each run. */
async function ask(origin: string, addresses: readonly string[], count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const took: number[] = []
  let next = 0
  const visitor = async () => {
    while (next < count) {
      const place = (next * 379) % addresses.length
      next += 1
      const began = performance.now()
      await fetchText(origin + addresses[place], agent)
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  agent.destroy()
  return took
}

async function readTimes(origin: string) {
  const text = await fetchText(`${origin}/metrics`)
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0)
  return {
    engine: sum(/^search_question_duration_seconds_sum\S* (\S+)$/gm),
    questions: sum(/^search_question_duration_seconds_count\S* (\S+)$/gm),
    pages: sum(/^http_request_duration_seconds_sum\{[^}]*\/search\/2[^}]*\} (\S+)$/gm),
  }
}

function fetchText(url: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, agent ? { agent } : {}, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks).toString()))
    }).on('error', reject)
  })
}
