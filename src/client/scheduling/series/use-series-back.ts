import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { EditScope } from '#generated/enumerations/edit-scope.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { moveChanges } from './move-changes.ts'
import { doneRowCount } from './plan/plan-row.ts'

/** A move of a series that was done: the appointment by which it was asked, before and after, and how much went with it. */
export type SeriesMove = {
  readonly before: Appointment
  readonly moved: Appointment
  readonly scope: EditScope
  /** How many moved. */
  readonly count: number
}

/** True where the way back can be asked for: a place that was empty before cannot be asked for. */
export function canMoveBack({ before, moved }: Pick<SeriesMove, 'before' | 'moved'>): boolean {
  return !(moved.location && !before.location) && !(moved.resources && !before.resources)
}

/**
 * The way back: all that moved, or nothing, where one of the former times is taken by now or one was changed meanwhile; says which.
 * What followed is a series of its own since, and stays one, at its former times.
 */
export function useSeriesBack(): (move: SeriesMove) => Promise<void> {
  const words = useWords()
  return async (move) => {
    const isBack = await moveBack(move)
    notify(words(isBack ? 'series.moved-back' : 'series.not-moved-back', { count: move.count }))
    refreshAnswers('Appointment')
  }
}

async function moveBack({ before, scope, count }: SeriesMove): Promise<boolean> {
  const now = await send('appointment.read', { id: before.id })
  if (!now.ok) return false
  const asked = {
    id: before.id,
    versionId: now.value.meta.versionId,
    scope: scope === 'ThisAndFollowing' ? 'WholeSeries' : scope,
    changes: moveChanges(now.value, before),
  } as const
  const planned = await send('appointment.changeSeries', { ...asked, planOnly: true })
  if (!planned.ok || doneRowCount(planned.value.rows) !== count) return false
  const done = await send('appointment.changeSeries', asked)
  return done.ok && doneRowCount(done.value.rows) === count
}
