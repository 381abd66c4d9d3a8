import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Job, JobRefused, type JobWork } from '#server/operations/jobs/job.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { untypedRow } from '#server/stores/typed-row.ts'
import { districtsByZip } from '#shared/districts/districts-by-zip.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { allDistricts } from './all-districts.ts'
import { type Misplaced, misplacedRows, type WantedDistricts } from './moving-addresses-query.ts'

/** Gives the addresses of one row the districts of their ZIP codes: writing it anew does (`stores/districts/with-districts.ts`). */
export const assignAddresses: Handler<'district.assignAddresses'> = async (context, { row }) => {
  const { id, resourceType } = row
  if (!isResourceType(resourceType) || !registry[resourceType].inDistrict) return failed({ kind: 'missing' })
  const versionId = await writtenAnew(context, resourceType, id)
  return versionId.ok ? succeeded({ versionId: versionId.value }) : versionId
}

async function writtenAnew<Type extends ResourceType>(
  context: Context,
  type: Type,
  id: string,
): Promise<Outcome<string>> {
  const store = context.stores.of(type)
  const found = await store.get(id)
  if (!found.ok) return found
  const written = await store.update({ id, versionId: found.value.meta.versionId }, found.value)
  if (!written.ok) return written
  const { versionId } = written.value.meta
  const patientId = patientOf(registry[type], untypedRow(written.value))
  context.note({ target: { type, id, versionId }, ...(patientId !== null && { patientId }) })
  return succeeded(versionId)
}

const atOnce = 100
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Gives every address the district to which its ZIP code belongs, but for those that were chosen by hand: row by row, each one a version and an
 * event of its own. Taken up again it goes on with what is not right yet; done again it finds nothing.
 */
export const assignDistricts: Job = async (work) => {
  const wanted = await wantedNow(work)
  let [after, changed] = [first, 0]
  for (;;) {
    work.goOn()
    const rows = await rowsBehind(work, wanted, after)
    for (const { type, id } of rows)
      changed += await work.ask('district.assignAddresses', '', { row: { id, resourceType: type } })
    const last = rows.at(-1)
    if (!last) return changed
    after = last.id
  }
}

async function wantedNow({ open }: JobWork): Promise<WantedDistricts> {
  const districts = await open('automation', async (opened) =>
    succeeded(await allDistricts(openStores(opened))),
  )
  if (!districts.ok) throw new JobRefused(districts)
  return [...districtsByZip(districts.value)].map(([code, { id }]) => ({ code, district: id }))
}

function rowsBehind(
  { database, practiceId, now }: JobWork,
  wanted: WantedDistricts,
  after: string,
): Promise<readonly Misplaced[]> {
  return database.asOwner(
    (transaction) =>
      misplacedRows({ transaction, practiceId, now: now.iso }, wanted, { after, most: atOnce }),
    'job',
  )
}
