import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

const quickMs = 1000

/** For a journey that failed, the way that it went: where it stood at last, and what took long before. Logs are all one has of machines elsewhere. */
export default class WayReporter implements Reporter {
  printsToStdio(): boolean {
    return false
  }

  onTestEnd(test: TestCase, { status, retry, steps }: TestResult): void {
    if (status === test.expectedStatus) return
    const way = steps.flatMap(partsOf).map(({ title, duration, location }, place, all) => {
      const isNear = place > all.length - 6
      const took = duration < 0 ? 'never ended' : `${(duration / 1000).toFixed(1)} s`
      const line = location ? ` (line ${location.line})` : ''
      return isNear || duration < 0 || duration > quickMs ? `    ${took}: ${title}${line}\n` : ''
    })
    process.stdout.write(
      `    the way of try ${retry + 1}, of ${way.length} steps the slow and the last:\n${way.join('')}`,
    )
  }
}

/** What a journey does itself; what a fixture does within a step tells of that step. */
function partsOf(step: TestStep): readonly TestStep[] {
  return step.category === 'hook' || step.category === 'fixture' ? step.steps.flatMap(partsOf) : [step]
}
