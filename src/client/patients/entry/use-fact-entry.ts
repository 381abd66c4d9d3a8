import { useEffect, useRef, useState } from 'react'
import type { Change } from '#client/sync/change.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { type Stored, storeChange } from '#client/sync/storing/store-change.ts'
import { notify } from '#client/ui/notices.tsx'
import { useAskBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { equal } from '#shared/patch/equal.ts'
import type { FactPlan, Typed } from './fact-field.ts'
import { isTypedUpon, type KeptFact, keptFacts, keptFor, typedSince } from './kept-fact.ts'
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

/**
 * Holds a fact entry: what is typed is kept until it is saved, what is typed while a save is on its way is kept beyond it, and what
 * the server refuses stands here to be corrected.
 */
export function useFactEntry<Row extends { readonly id: string }>(entering: Entering<Row>): FactEntryState {
  const { plan, preset, onDone } = entering
  const outbox = useOutbox()
  const words = useWords()
  const isDrawn = useIsDrawn()
  const fact = useKeptFact(entering)
  const { id, row, touched } = fact
  const [wrong, setWrong] = useState<Typed>({})
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const stands = row === undefined ? plan.blank : plan.typedOf(row)
  const typed = { ...stands, ...preset, ...touched }
  useAskBeforeClosing(isBusy || isTypedUpon(stands, touched))

  const change = (next: Typed) => {
    if (!fact.type(next, isDrawn())) return
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))))
  }
  /** The fields close, unless more was typed since. */
  const finish = async (asked: Change, sent: KeptFact) => {
    const now = fact.mine()
    const later = now && typedSince(sent.typed, now.typed)
    if (later) {
      const newest = await outbox.latest(asked.type, asked.id)
      const record = newest && { ...newest, id: asked.id, resourceType: asked.type }
      return fact.keep({ id, typed: later }, rowIn(plan, record, id))
    }
    if (now) fact.forget()
    if (isDrawn()) onDone()
  }
  const settle = async (stored: Stored, asked: Change, sent: KeptFact) => {
    if (sent.refused !== undefined) await outbox.discard(sent.refused)
    if (stored.kind === 'refused') {
      setFailure(stored.failure)
      return fact.refuse(stored.entry?.id, rowIn(plan, stored.entry?.theirs, id))
    }
    if (stored.kind === 'waiting')
      addWaitingFact({ type: plan.type, id: asked.id, patientId: plan.patientId, line: plan.lineOf(typed) })
    notify(words(stored.kind === 'stored' ? 'entry.saved' : 'entry.kept'))
    await finish(asked, sent)
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
    const isSame = made.change.kind === 'patch' && equal(made.change.before, made.change.after)
    const sent: KeptFact = { ...fact.mine(), id, typed: { ...preset, ...touched }, isSent: true }
    fact.keep(sent)
    await settle(isSame ? { kind: 'stored' } : await storeChange(outbox, made.change), made.change, sent)
    setBusy(false)
    return undefined
  }
  return { typed, change, wrong, failure, isBusy, save }
}

/** What is kept of this fact, and the row that is changed: once something is typed it is the one that was seen, so that another hand's change is met and not written over. */
function useKeptFact<Row extends { readonly id: string }>({ plan, row }: Entering<Row>) {
  const { newId } = useWorld()
  const key = [plan.type, plan.part, plan.patientId, row?.id ?? 'new'].filter(Boolean).join('/')
  const [begun] = useState(() => keptFor(key, row))
  const [id] = useState(() => row?.id ?? begun?.id ?? newId())
  const [touched, setTouched] = useState<Typed>(begun?.typed ?? {})
  const [upon, setUpon] = useState(begun?.upon)

  /** Nothing where another fact stands under the same key by now. */
  const mine = (): KeptFact | undefined => {
    const kept = keptFacts.of(key)
    return kept?.id === id ? kept : undefined
  }
  const keep = (kept: KeptFact, newer?: Row) => {
    const begunUpon = newer ?? kept.upon ?? upon
    keptFacts.keep(key, { ...kept, upon: begunUpon })
    setTouched(kept.typed)
    setUpon(begunUpon)
  }
  /** Answers whether it is something that somebody types: what an entry still finds out after it was closed, sent or done is not. */
  const type = (next: Typed, isDrawn: boolean) => {
    const kept = mine()
    if (!isDrawn && (!kept || kept.isSent)) return false
    keep({ ...kept, id, typed: { ...kept?.typed, ...next }, upon: kept?.upon ?? row })
    return true
  }
  const refuse = (refused: string | undefined, theirs: Row | undefined) => {
    const kept = mine()
    if (!kept) return
    const { isSent: _sent, ...rest } = kept
    keep({ ...rest, refused }, theirs)
  }
  return {
    id,
    // What is kept under a plan's key came from this plan.
    row: (upon as Row | undefined) ?? row,
    touched,
    mine,
    keep,
    type,
    refuse,
    forget: () => keptFacts.forget(key),
  }
}

/** The row of a record; most rows are their record. */
function rowIn<Row>(plan: FactPlan<Row>, record: object | undefined, id: string): Row | undefined {
  if (record === undefined) return undefined
  // What the outbox keeps under a type's key is a record of that type.
  return plan.rowIn ? plan.rowIn(record, id) : (record as Row)
}

/** Tells whether its component is still on the screen. */
function useIsDrawn(): () => boolean {
  const isDrawn = useRef(false)
  useEffect(() => {
    isDrawn.current = true
    return () => {
      isDrawn.current = false
    }
  }, [])
  return () => isDrawn.current
}
