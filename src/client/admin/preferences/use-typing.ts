import { useEffect, useState } from 'react'
import type { KeptTyping } from '#client/sync/drafts/keep-typing.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useAskBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import { type Storing, useStoring } from './use-storing.ts'

/** What is typed, and the preferences as they were when that began: what another hand stores meanwhile is not taken back by it. */
export type TypedUpon<Typed> = { readonly typed: Typed; readonly begun: PracticePreferences }

/** A form over a part of the preferences: where what is typed into it is kept, and what it makes of them. */
export type TypingPlace<Typed> = {
  readonly kept: KeptTyping<TypedUpon<Typed>>
  readonly key: string
  readonly stored: PracticePreferences
  /** What of the typed is not what is stored; nothing when all of it is. */
  readonly unsavedOf: (typed: Typed, base: PracticePreferences) => Typed | undefined
  readonly withTyped: (base: PracticePreferences, typed: Typed) => PracticePreferences
}

/** What is typed and not saved, and the ways to change, save and forget it. */
export type Typing<Typed> = Pick<Storing, 'failure'> & {
  /** The preferences upon which is typed: as they are stored or on their way to the server, while something is typed as they were when that began. */
  readonly base: PracticePreferences
  /** Nothing: all is saved. */
  readonly typed: Typed | undefined
  readonly isBusy: boolean
  readonly type: (typed: Typed) => void
  readonly discard: () => void
  /** Saves what is typed. What is typed while that goes on stays, and is saved in its turn when that is asked for. */
  readonly save: () => void
}

/** What is typed into a form of the admin place: it is still there when one comes back, the browser asks before it closes, and nothing of it goes before it is stored. */
export function useTyping<Typed>(place: TypingPlace<Typed>): Typing<Typed> {
  const { kept, key, stored, unsavedOf, withTyped } = place
  const outbox = useOutbox()
  const { failure, store } = useStoring()
  const [upon, setUpon] = useState(() => kept.of(key))
  const [isBusy, setBusy] = useState(false)
  const [isWantedAgain, setWantedAgain] = useState(false)
  const [newest, setNewest] = useState(stored)
  const base = upon?.begun ?? (versionOf(newest) >= versionOf(stored) ? newest : stored)
  const typed = upon?.typed
  useAskBeforeClosing(typed !== undefined)

  const keep = (next: Typed | undefined, begun = base) => {
    const nextUpon = next === undefined ? undefined : { typed: next, begun }
    if (nextUpon) kept.keep(key, nextUpon)
    else kept.forget(key)
    setUpon(nextUpon)
  }
  // While a save is on its way, typing back to what was stored before it is a change as well.
  const type = (next: Typed) => keep(isBusy ? next : unsavedOf(next, base))

  const saveNow = async (sent: Typed) => {
    const after = withTyped(base, sent)
    if (!(await store({ kind: 'patch', type: base.resourceType, id: base.id, before: base, after }))) return
    const now = (await outbox.latest(base.resourceType, base.id)) ?? after
    const typedNow = kept.of(key)?.typed
    setNewest(now)
    keep(typedNow === undefined || typedNow === sent ? undefined : unsavedOf(typedNow, now), now)
  }
  const save = () => {
    if (typed === undefined) return
    if (isBusy) return setWantedAgain(true)
    setBusy(true)
    void saveNow(typed).finally(() => setBusy(false))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the save before has ended
  useEffect(() => {
    if (!isWantedAgain || isBusy) return
    setWantedAgain(false)
    save()
  }, [isWantedAgain, isBusy])

  return { base, failure, typed, isBusy, type, discard: () => keep(undefined), save }
}

function versionOf({ meta }: PracticePreferences): bigint {
  return BigInt(meta.versionId)
}
