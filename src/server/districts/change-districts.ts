import type { ActInputs } from '#generated/operations/operations.ts'
import type { District } from '#generated/types/district.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { holdDistricts } from '#server/stores/districts/hold-districts-query.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { districtDoubts } from '#shared/districts/district-doubts.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { allDistricts } from './all-districts.ts'
import { impactOf, type Redrawn } from './impact-of.ts'

type Changes = ActInputs['district.lookAtChange']['changes']

/** Says what a change of districts would do to addresses. */
export const lookAtDistrictChange: Handler<'district.lookAtChange'> = async (context, { changes }) => {
  const redrawn = await redrawnBy(context, changes)
  return redrawn.ok ? succeeded(await impactOf(context, redrawn.value)) : redrawn
}

/**
 * Changes districts, all or none, and asks for the work that then gives addresses their district. Only what was looked at before: when anybody
 * has changed a district since, or other addresses would move, nothing is done.
 */
export const changeDistricts: Handler<'district.change'> = async (context, { changes, seen }) => {
  await holdDistricts(context)
  const redrawn = await redrawnBy(context, changes)
  if (!redrawn.ok) return redrawn
  const impact = await impactOf(context, redrawn.value)
  if (impact.seen !== seen) return failed({ kind: 'conflict', because: 'districts.changed-since' })

  const ids = new Set(changes.map(({ id }) => id))
  const stored: District[] = []
  for (const district of redrawn.value.after) {
    if (!ids.has(district.id)) continue
    const { id, meta } = district
    const written = await context.stores.of('District').update({ id, versionId: meta.versionId }, district)
    if (!written.ok) return written
    stored.push(written.value)
  }
  await wantAssigning(context)
  context.note({ detail: { ids: stored.map(({ id }) => id), count: stored.length } })
  return succeeded({ districts: stored })
}

/** Asks for the work that gives addresses the district of their ZIP code. */
export async function wantAssigning({ transaction, actor, newId, now }: Context): Promise<void> {
  const run = { practiceId: actor.practiceId, id: newId(), job: 'AssignDistricts', dueAt: now.iso } as const
  await wantRuns(transaction, [{ ...run, ...(actor.personId !== null && { askedBy: actor.personId }) }])
}

/** All districts before and after changes that may be made; each change of a version that is still the stored one. */
async function redrawnBy(context: Context, changes: Changes): Promise<Outcome<Redrawn>> {
  const before = await allDistricts(context.stores)
  const known = new Map(before.map((district) => [district.id, district]))
  for (const { id, versionId } of changes) {
    const district = known.get(id)
    if (!district) return failed({ kind: 'missing' })
    if (district.meta.versionId !== versionId) return failed(staleVersion(district.meta.versionId))
  }
  const said = new Map(changes.map(({ id, versionId: _version, ...change }) => [id, change]))
  const after = before.map((district) => ({ ...district, ...said.get(district.id) }))
  const findings = after
    .filter(({ id }) => said.has(id))
    .flatMap((district) =>
      districtDoubts(district, after).map((finding) => ({
        ...finding,
        pointer: `/changes/${changes.findIndex(({ id }) => id === district.id)}${finding.pointer}`,
      })),
    )
  return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded({ before, after })
}
