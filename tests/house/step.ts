import { spawn } from 'node:child_process'

/** One step of a run of the house's checks: a name for people, and the command that must end with 0. */
export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** What it prints is for people, also when it passes. */
  readonly isReport?: true
}

/** How a step ended: seconds taken, whether it passed, and what it printed. */
export type Result = {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
}

/** Runs one step with its output kept, so that lanes that run side by side do not mix their words. */
export function runStep({ name, command: [program, ...parameters] }: Step): Promise<Result> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: string[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.on('error', (error) => output.push(error.message))
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000
      resolve({ name, passed: code === 0, seconds, output: output.join('') })
    })
  })
}

/** Runs the lanes side by side and each lane's steps one after the other; prints a line for each step, all words of a failed one. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<readonly Result[]> {
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const ended: Result[] = []
      for (const step of lane) {
        const result = await runStep(step)
        print(result, step)
        ended.push(result)
      }
      return ended
    }),
  )
  return results.flat()
}

function print({ name, passed, seconds, output }: Result, { isReport }: Step): void {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed || isReport) console.log(output.trimEnd())
}
