import { useEffect, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { mergeDocuments } from '#client/sync/merge-documents.ts'
import { useAskBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { type EditHistory, historyOf, redone, stepped, undone } from '#shared/forms/editing/edit-history.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { diff } from '#shared/patch/diff.ts'
import { contentOf, isSameContent, type ScheduleContent, withContent } from './schedule-content.ts'

/** What is typed, and the schedule as it was when that began; none where it is a new one. */
type HoursUpon = { readonly typed: ScheduleContent; readonly base: Schedule | undefined }

const keptHours = keepTyping<HoursUpon>()

/** True where hours are typed and not saved of somebody who has none yet. */
export function areHoursBegun(owner: string): boolean {
  return keptHours.of(owner) !== undefined
}

/** Leaves the hours that were begun for somebody who has none. */
export function forgetHours(owner: string): void {
  keptHours.forget(owner)
}

/** Changes the hours, seen from what they are at that moment; steps about the same thing are taken back together. */
export type HoursChange = (make: (now: ScheduleContent) => ScheduleContent, about?: string) => void

/** How somebody goes on whose hours were changed by another hand meanwhile. */
export type HoursWay = 'both' | 'mine' | 'theirs'

/** The hours that somebody edits, and what can be done to them. */
export type HoursWork = {
  readonly now: ScheduleContent
  readonly base: Schedule | undefined
  readonly change: HoursChange
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isChanged: boolean
  readonly discard: () => void
  readonly isBusy: boolean
  readonly failure: SeenFailure | undefined
  /** Answers whether they are stored. */
  readonly save: () => Promise<boolean>
  /** What another hand has stored since this was begun, while it is not decided what becomes of it. */
  readonly meanwhile: Schedule | undefined
  readonly goOn: (way: HoursWay) => void
}

type Beginning = {
  readonly owner: string
  readonly stored: Schedule | undefined
  /** With what the hours begin where nothing is stored. */
  readonly begun: ScheduleContent
}

/** Edits the hours of somebody: nothing is stored before it is saved as a whole, what is typed stays while one looks elsewhere, and what another hand stores meanwhile is told. */
export function useHours({ owner, stored, begun }: Beginning): HoursWork {
  const key = stored?.id ?? owner
  const first = stored ? contentOf(stored) : begun
  const [upon] = useState(() => keptHours.of(key))
  const [base, setBase] = useState(upon ? upon.base : stored)
  const [history, setHistory] = useState(() => beginning(upon, first))
  const typed = history.present
  const isChanged = base === undefined || !isSameContent(typed, contentOf(base))
  const storing = useStoringHours(key)
  useAskBeforeClosing(isChanged)
  useKeptFresh('Schedule')

  useEffect(() => {
    if (isChanged) keptHours.keep(key, { typed, base })
    else keptHours.forget(key)
  }, [key, typed, base, isChanged])

  const newer = stored && base && isNewer(stored, base) && !storing.isBusy ? stored : undefined
  const isQuiet = newer && base && (!isChanged || isSameContent(contentOf(newer), contentOf(base)))
  useEffect(() => {
    if (!newer || !isQuiet) return
    setBase(newer)
    if (!isChanged) setHistory(historyOf(contentOf(newer)))
  }, [newer, isQuiet, isChanged])

  const change: HoursChange = (make, about) =>
    setHistory((before) => stepped(before, make(before.present), about))
  const meanwhile = isQuiet ? undefined : newer
  return {
    ...{ now: typed, base, isChanged, change, meanwhile },
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    discard: () => change(() => (base ? contentOf(base) : begun)),
    isBusy: storing.isBusy,
    failure: meanwhile ? undefined : storing.failure,
    save: async () => {
      const saved = await storing.store(base, typed)
      if (!saved) return false
      setBase(saved)
      return true
    },
    goOn: (way) => {
      if (!base || !meanwhile) return
      change(() => decided(way, { base, typed, meanwhile }))
      setBase(meanwhile)
    },
  }
}

function beginning(upon: HoursUpon | undefined, first: ScheduleContent): EditHistory<ScheduleContent> {
  const begun = historyOf(upon?.base ? contentOf(upon.base) : first)
  return upon ? stepped(begun, upon.typed) : begun
}

type Sides = { readonly base: Schedule; readonly typed: ScheduleContent; readonly meanwhile: Schedule }

function decided(way: HoursWay, sides: Sides): ScheduleContent {
  if (way === 'mine') return sides.typed
  return (way === 'both' && bothHours(sides)) || contentOf(sides.meanwhile)
}

/** The hours with both changes; nothing where both changed the same. */
export function bothHours({ base, typed, meanwhile }: Sides): ScheduleContent | undefined {
  const merged = mergeDocuments(base, withContent(base, typed), meanwhile)
  return merged.ok ? contentOf(merged.value) : undefined
}

function isNewer(one: Schedule, other: Schedule): boolean {
  return one.id === other.id && BigInt(one.meta.versionId) > BigInt(other.meta.versionId)
}

/** The one way by which hours are stored: what lies between the two copies, on the version that was seen. */
function useStoringHours(key: string) {
  const { newId } = useWorld()
  const [id] = useState(newId)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const store = async (base: Schedule | undefined, typed: ScheduleContent): Promise<Schedule | undefined> => {
    setBusy(true)
    setFailure(undefined)
    const outcome = base
      ? await send('schedule.patch', {
          id: base.id,
          versionId: base.meta.versionId,
          operations: diff(base, withContent(base, typed)),
        })
      : await send('schedule.create', { body: typed, idempotencyKey: id })
    setBusy(false)
    refreshAnswers('Schedule')
    if (outcome.ok) {
      keptHours.forget(key)
      return outcome.value
    }
    // Another version is told as what another hand has done, as soon as it has been read.
    const { failure: refused } = outcome
    const isOther = refused.kind === 'conflict' && refused.subStatus === subStatuses.versionChanged
    setFailure(isOther && base ? undefined : refused)
    return undefined
  }
  return { isBusy, failure, store }
}
