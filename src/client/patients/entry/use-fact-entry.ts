import { useRef, useState } from 'react'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { type Stored, storeChange } from '#client/sync/storing/store-change.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { equal } from '#shared/patch/equal.ts'
import type { FactPlan, Typed } from './fact-field.ts'
import { typedFacts } from './typed-facts.ts'
import { addWaitingFact } from './waiting-facts.tsx'

/** The state of one open row of fields. */
export type FactEntryState = {
  readonly typed: Typed
  readonly change: (next: Typed) => void
  readonly wrong: Typed
  readonly failure: SeenFailure | undefined
  readonly isBusy: boolean
  /** Saves through the outbox; answers the first field that stops it. */
  readonly save: () => Promise<string | undefined>
}

type Entering<Row> = {
  readonly plan: FactPlan<Row>
  readonly row: Row | undefined
  readonly preset: Typed | undefined
  readonly onDone: () => void
}

/** Holds a fact entry: what is typed is kept until it is saved, and what the server refuses stands here to be corrected. */
export function useFactEntry<Row extends { readonly id: string }>(entering: Entering<Row>): FactEntryState {
  const { plan, row, preset, onDone } = entering
  const { newId } = useWorld()
  const outbox = useOutbox()
  const words = useWords()
  const key = [plan.type, plan.part, plan.patientId, row?.id ?? 'new'].filter(Boolean).join('/')
  const [id] = useState(() => row?.id ?? newId())
  const [typed, setTyped] = useState<Typed>(() => ({ ...begun(plan, row, key), ...preset }))
  const [wrong, setWrong] = useState<Typed>({})
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const refused = useRef<string>(undefined)

  const change = (next: Typed) => {
    typedFacts.keep(key, { ...typedFacts.of(key), ...next })
    setTyped((before) => ({ ...before, ...next }))
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))))
  }
  const settle = async (stored: Stored, id: string) => {
    if (refused.current !== undefined) await outbox.discard(refused.current)
    refused.current = stored.kind === 'refused' ? stored.entry?.id : undefined
    if (stored.kind === 'refused') return setFailure(stored.failure)
    typedFacts.forget(key)
    if (stored.kind === 'waiting')
      addWaitingFact({ type: plan.type, id, patientId: plan.patientId, line: plan.lineOf(typed) })
    notify(words(stored.kind === 'stored' ? 'entry.saved' : 'entry.kept'))
    onDone()
  }
  const save = async () => {
    if (isBusy) return undefined
    const made = plan.make(typed, { id, row })
    if (!made.ok) {
      setWrong(made.wrong)
      return plan.fields.find((field) => field.id in made.wrong)?.id
    }
    setWrong({})
    setFailure(undefined)
    setBusy(true)
    const { change: asked } = made
    const isSame = asked.kind === 'patch' && equal(asked.before, asked.after)
    await settle(isSame ? { kind: 'stored' } : await storeChange(outbox, asked), asked.id)
    setBusy(false)
    return undefined
  }
  return { typed, change, wrong, failure, isBusy, save }
}

/** What stands there at first, and what the person has typed upon it: the rest may have been changed by others since. */
function begun<Row>(plan: FactPlan<Row>, row: Row | undefined, key: string): Typed {
  return { ...(row === undefined ? plan.blank : plan.typedOf(row)), ...typedFacts.of(key) }
}
