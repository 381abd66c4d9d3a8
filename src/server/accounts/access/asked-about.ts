import type { RowState } from '#generated/enumerations/row-state.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { readPermission } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'
import { placeOfRow } from './reach-lines-query.ts'

/** What a question about access names. */
export type RowAsked = {
  readonly permission?: string
  readonly flag?: string
  readonly patient?: Reference
  readonly row?: string
}

/** What a question of effective access is about: the patient whose reach decides, the record and its state. */
export type AskedAbout = {
  readonly patientId: string | undefined
  readonly row: string | undefined
  readonly state: RowState
}

/** Looks at the patient or record that is asked about, as the asker himself sees it: what he does not see is not there. */
export async function aboutOf(
  context: Context,
  { permission = 'Patient:Read', patient, row }: RowAsked,
): Promise<Outcome<AskedAbout>> {
  if (row !== undefined) return rowAbout(context, permission, row)
  const noRow = { row: undefined, state: 'NotAsked' } as const
  if (!patient) return succeeded({ patientId: undefined, ...noRow })
  const seen = await context.stores.of('Patient').get(patient.id)
  return seen.ok ? succeeded({ patientId: patient.id, ...noRow }) : seen
}

async function rowAbout(context: Context, permission: string, id: string): Promise<Outcome<AskedAbout>> {
  const { type, verb } = readPermission(permission) ?? {}
  if (!isResourceType(type)) return refuse('/permission', 'rights.unknown-permission')
  if (!permits(context.actor.granted, `${type}:Read`))
    return failed({ kind: 'forbidden', permission: `${type}:Read` })
  const seen = await context.stores.of(type).getAny(id)
  if (!seen.ok) return seen
  const place = await placeOfRow(context, id)
  const isWritten = verb === 'Update' || verb === 'Delete'
  return succeeded({
    patientId: place?.patientId ?? undefined,
    row: id,
    state: stateOf(seen.value.meta.isDeleted === true, isWritten && place?.isLocked === true),
  })
}

function stateOf(isDeleted: boolean, isLocked: boolean): RowState {
  if (isDeleted) return 'Deleted'
  return isLocked ? 'Locked' : 'Open'
}
