import type { District } from '#generated/types/district.ts'
import type { DistrictImpact } from '#generated/types/district-impact.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { displayToday } from '#server/stores/references/display-of.ts'
import { districtsByZip } from '#shared/districts/districts-by-zip.ts'
import { permits } from '#shared/permissions/permits.ts'
import type { Where } from './addresses-in-query.ts'
import {
  type MovingPatient,
  movingAddresses,
  movingPatients,
  type WantedDistricts,
} from './moving-addresses-query.ts'

/** Districts before and after a change. */
export type Redrawn = { readonly before: readonly District[]; readonly after: readonly District[] }

/** So many patients are named. */
const most = 50

/**
 * The impact of a change of districts on addresses, as far as whoever asks reaches their rows; patients are named to those who may read
 * patients. What was looked at is the same as long as nobody changes a district and as many addresses move.
 */
export async function impactOf(context: Context, redrawn: Redrawn): Promise<DistrictImpact> {
  const where = whereOf(context)
  const wanted = wantedBy(redrawn)
  const moving = wanted.length === 0 ? [] : await movingAddresses(where, wanted)
  const free = moving.filter(({ isLocked }) => !isLocked)
  const countOf = (rows: typeof moving) => rows.reduce((sum, { addresses }) => sum + addresses, 0)
  const mayName = permits(context.actor.granted, 'Patient:Read')
  const patients = mayName && free.length > 0 ? await movingPatients(where, wanted, most + 1) : []
  const named = namesOf(redrawn)
  const counts = {
    assigned: countOf(free.filter(({ from, to }) => from === null && to !== null)),
    moved: countOf(free.filter(({ from, to }) => from !== null && to !== null)),
    left: countOf(free.filter(({ to }) => to === null)),
    kept: countOf(moving.filter(({ isLocked }) => isLocked)),
  }
  const versions = redrawn.before.map(({ id, meta }) => `${id} ${meta.versionId}`).toSorted()
  return {
    ...counts,
    moves: movesOf(free, named),
    ...(mayName && { patients: patients.slice(0, most).map((each) => namedPatient(context, each, named)) }),
    isWhole: patients.length <= most,
    seen: context.digest('districts', JSON.stringify([versions, wanted, counts])),
  }
}

/** Where a call looks for addresses. */
export function whereOf({ transaction, actor, now }: Context): Where {
  return { transaction, practiceId: actor.practiceId, now: now.iso }
}

/** The ZIP codes that belong to another district after a change than before. */
function wantedBy({ before, after }: Redrawn): WantedDistricts {
  const [was, is] = [districtsByZip(before), districtsByZip(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((code) => was.get(code)?.id !== is.get(code)?.id)
    .map((code) => ({ code, district: is.get(code)?.id ?? null }))
}

type Names = ReadonlyMap<string, Reference>

function namesOf({ before, after }: Redrawn): Names {
  return new Map(
    [...before, ...after].map(({ id, name }) => [id, { id, resourceType: 'District', display: name }]),
  )
}

/** What is moved is told for all types together. */
function movesOf(
  moving: readonly { readonly from: string | null; readonly to: string | null; readonly addresses: number }[],
  names: Names,
): DistrictImpact['moves'] {
  const sums = new Map<string, (typeof moving)[number]>()
  for (const each of moving) {
    const key = `${each.from} ${each.to}`
    sums.set(key, { ...each, addresses: each.addresses + (sums.get(key)?.addresses ?? 0) })
  }
  return [...sums.values()]
    .toSorted((one, other) => other.addresses - one.addresses)
    .map(({ addresses, ...between }) => ({ ...betweenOf(between, names), addresses }))
}

function namedPatient({ now }: Context, { id, display, ...between }: MovingPatient, names: Names) {
  const patient = {
    id,
    resourceType: 'Patient',
    display: displayToday(display, now.iso.slice(0, 10)),
  } as const
  return { patient, ...betweenOf(between, names) }
}

function betweenOf(
  { from, to }: { readonly from: string | null; readonly to: string | null },
  names: Names,
): { readonly from?: Reference; readonly to?: Reference } {
  const [one, other] = [from, to].map((id) => (id === null ? undefined : (names.get(id) ?? unnamed(id))))
  return { ...(one && { from: one }), ...(other && { to: other }) }
}

function unnamed(id: string): Reference {
  return { id, resourceType: 'District' }
}
