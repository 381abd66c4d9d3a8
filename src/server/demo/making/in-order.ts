import { failureOfThrow } from '#server/operations/failures/failure-of-throw.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

/** One thing that makes the demo. Taken again it does only what is still missing. */
export type Step = () => Promise<void>

/** The house said no to a step. */
export class DemoRefusal extends Error {
  override readonly name = 'DemoRefusal'
  readonly failure: Failure

  constructor(operation: string, failure: Failure) {
    super(`the demo was refused ${operation}: ${JSON.stringify(failure)}`)
    this.failure = failure
  }
}

/** How steps are taken. */
export type StepTaking = {
  readonly report: (done: number) => void
  readonly isStopped: () => boolean
  /** What becomes of a step that is refused for good: thrown on, or told and passed over. */
  readonly refused: (refusal: unknown) => void
}

const pause = 500
const mostTries = 5
const passing: readonly string[] = ['busy', 'unavailable', 'full']

/** Takes the steps that make the demo one after the other; false when it was stopped before the last one. */
export async function inOrder(steps: readonly Step[], taking: StepTaking): Promise<boolean> {
  for (const [index, step] of steps.entries()) {
    if (taking.isStopped()) return false
    await taken(step, taking)
    taking.report(index + 1)
  }
  return !taking.isStopped()
}

/** An outage is waited out; somebody else's newer version is looked at again, a few times. */
async function taken(step: Step, { isStopped, refused }: StepTaking): Promise<void> {
  for (let tries = 1; !isStopped(); tries += 1) {
    try {
      return await step()
    } catch (error) {
      if (!isPassing(error) && !(isContested(error) && tries < mostTries)) return refused(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** True when the same may succeed in a moment: the database is away, full or busy. */
export function isPassing(error: unknown): boolean {
  const failure = error instanceof DemoRefusal ? error.failure : failureOfThrow(error)
  return failure !== undefined && passing.includes(failure.kind)
}

function isContested(error: unknown): boolean {
  return error instanceof DemoRefusal && error.failure.kind === 'conflict'
}
