import { useState } from 'react'
import type { Finding, Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** One act on a definition: whether it is under way, and why it was refused. */
export type ActState = {
  readonly isBusy: boolean
  readonly failure: SeenFailure | undefined
  /** The remarks of a refusal. */
  readonly findings: readonly Finding[]
  readonly perform: <Value>(act: () => Promise<Outcome<Value>>, then: (value: Value) => void) => Promise<void>
}

const none: readonly Finding[] = []

/** The acts of one screen; a new one clears the refusal of the one before. */
export function useAct(): ActState {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  return {
    isBusy,
    failure,
    findings: failure?.kind === 'invalid' ? failure.findings : none,
    perform: async (act, then) => {
      setBusy(true)
      setFailure(undefined)
      const outcome = await act()
      setBusy(false)
      if (outcome.ok) then(outcome.value)
      else setFailure(outcome.failure)
    },
  }
}
