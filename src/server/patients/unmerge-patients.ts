import { registry } from '#generated/tables/registry.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { holdAlone } from '#server/stores/references/referrer.ts'
import { typedRow, untypedRow } from '#server/stores/typed-row.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { givenBack } from './given-back.ts'
import { reachForGood } from './may-merge.ts'
import { noteBoth, wantMoves } from './merge-patients.ts'
import { beginReturn, type MergeRow, mergesInto } from './merges-query.ts'

/**
 * Unmerges two patients within 30 days: the record that stayed gives back what it took over and nobody has changed since, the other one is
 * there again, and a job moves back what names it. What was made for the record that stayed remains with it.
 */
export const unmergePatients: Handler<'patient.unmerge'> = async (context, { id, other }) => {
  await holdAlone(context, [id, other])
  const kept = await context.stores.of('Patient').get(id)
  if (!kept.ok) return kept
  const reached = await reachForGood(context, [id])
  if (!reached.ok) return reached
  const merge = await undoable(context, id, other)
  if (!merge.ok) return merge
  const merged = await context.stores.of('Patient').getAny(other)
  if (!merged.ok) return merged

  const before = await withoutTaken(context, kept.value, merge.value)
  if (!before.ok) return before
  const { id: keptId, meta } = kept.value
  const stored = await context.stores
    .of('Patient')
    .update({ id: keptId, versionId: meta.versionId }, before.value)
  if (!stored.ok) return stored
  const back = await storedAlone(context, merged.value, stored.value)
  if (!back.ok) return back
  if (!(await beginReturn(context, merge.value.id)))
    return refuse('', 'patients.merge-moving', { kind: 'conflict' })
  await wantMoves(context)
  noteBoth(context, stored.value, other)
  return stored
}

async function undoable(context: Context, id: string, other: string): Promise<Outcome<MergeRow>> {
  const merges = await mergesInto(context, id)
  const merge = merges.find(({ mergedId, state }) => mergedId === other && state !== 'Separated')
  if (!merge) return failed({ kind: 'missing' })
  if (merge.state !== 'Merged') return refuse('', 'patients.merge-moving', { kind: 'conflict' })
  return Date.parse(merge.until) < context.now.milliseconds
    ? refuse('', 'patients.unmerge-late', { kind: 'conflict' })
    : succeeded(merge)
}

/** The record as it is now, without what it took over by the merge, where that is still so. */
async function withoutTaken(
  { stores }: Context,
  now: Patient,
  { versionBefore, versionAfter }: MergeRow,
): Promise<Outcome<Patient>> {
  const before = await stores.of('Patient').getVersion(now.id, versionBefore)
  if (!before.ok) return before
  const after = await stores.of('Patient').getVersion(now.id, versionAfter)
  if (!after.ok) return after
  const [old, taken, present] = [before.value, after.value, now].map(untypedRow)
  const own = new Set<string>([...registry.Patient.serverOwned, 'confidentialTeam'])
  const names = Object.keys({ ...old, ...taken }).filter((name) => !own.has(name))
  const back = names.map((name) => {
    const field = { name, before: old?.[name], after: taken?.[name], now: present?.[name] }
    return [name, givenBack(field)] as const
  })
  const given = new Map(back)
  const kept = Object.entries({ ...present }).filter(([name]) => !given.has(name))
  const there = back.filter(([, value]) => value !== undefined)
  return succeeded(typedRow<'Patient'>(Object.fromEntries([...kept, ...there])))
}

/** The record that is there again. Where a team alone sees the record that stayed by now, it sees this one too: it was one person then. */
function storedAlone({ stores }: Context, merged: Patient, stayed: Patient): Promise<Outcome<Patient>> {
  const { mergedInto: _into, ...alone } = merged
  const { id, meta } = merged
  const { confidentialTeam: team = [] } = stayed
  return stores.of('Patient').bringBack(
    { id, versionId: meta.versionId },
    {
      ...alone,
      ...(team.length > 0 && { confidentialTeam: team }),
      meta: { ...meta, isDeleted: false },
    },
  )
}
