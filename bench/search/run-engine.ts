import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { EngineReport, EngineTask } from './engine-process.ts'
import type { LoadReport, LoadTask } from './load-process.ts'

/** Does a task in a process of its own. */
export const runEngine = (task: EngineTask) => runAside<EngineReport>('engine-process.ts', task)
export const runLoad = (task: LoadTask) => runAside<LoadReport>('load-process.ts', task)

function runAside<Report>(file: string, task: EngineTask | LoadTask): Promise<Report> {
  const child = fork(resolve(import.meta.dirname, file), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=4096', '--disable-warning=ExperimentalWarning'],
  })
  return new Promise((done, fail) => {
    child.once('message', (report) => done(report as Report))
    child.once('error', fail)
    child.once('exit', (code, signal) =>
      fail(new Error(`${file} ended without an answer (${code ?? signal}).`)),
    )
    child.send(task)
  })
}
