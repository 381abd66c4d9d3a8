import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** The gate at which an import's converting waits while the server does not answer. */
export type Gate = {
  readonly pause: (failure: SeenFailure) => Promise<void>
  /** Lets everything that waits go on. */
  readonly release: () => void
}

/** A gate that says when it is closed, and by what; undefined when it opens. */
export function makeGate(onFailure: (failure: SeenFailure | undefined) => void): Gate {
  let waiting: (() => void)[] = []
  return {
    pause: (failure) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        onFailure(failure)
      }),
    release: () => {
      const goOn = waiting
      waiting = []
      onFailure(undefined)
      for (const go of goOn) go()
    },
  }
}
