import { sendPlainQuietly } from '#client/api/send.ts'
import { isRow, type Row } from '#client/resources/rows/use-description.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { diff } from '#shared/patch/diff.ts'
import { type BulkAct, wantedOf } from './bulk-act.ts'

/** What became of one row, or on trial: what would become of it. */
export type BulkResult = {
  readonly row: Row
  readonly state: 'changed' | 'same' | 'refused'
  readonly failure?: SeenFailure
}

type Doing = {
  readonly description: ScreenDescription
  readonly act: BulkAct
  /** Only tried: the server does everything and takes it back. */
  readonly dryRun: boolean
}

/** Performs a bulk act: one row, one request with the version that was looked at. */
export async function performAct(doing: Doing, row: Row): Promise<BulkResult> {
  const wanted = wantedOf(doing.act, row)
  if (!wanted.ok) return { row, state: 'refused', failure: wanted.failure }
  if (wanted.value === row) return { row, state: 'same' }
  const outcome = await request(doing, row, wanted.value)
  if (outcome === 'same') return { row, state: 'same' }
  if (!outcome.ok) return { row, state: 'refused', failure: outcome.failure }
  return { row: doing.dryRun ? row : storedOf(outcome.value, wanted.value), state: 'changed' }
}

/** The row as it stands now, also when it is deleted. */
export async function readNewest({ type }: ScreenDescription, row: Row): Promise<Row> {
  const outcome: Outcome<unknown> = await sendPlainQuietly(type, 'read', {
    id: row.id,
    includeDeleted: true,
  })
  return outcome.ok && isRow(outcome.value) ? outcome.value : row
}

function request(
  { description: { type }, act, dryRun }: Doing,
  row: Row,
  wanted: Row,
): Promise<Outcome<unknown>> | 'same' {
  const { id } = row
  const { versionId } = row.meta
  const trial = dryRun ? { dryRun } : {}
  if (act.kind === 'delete') return sendPlainQuietly(type, 'delete', { id, versionId, ...trial })
  if (act.kind === 'restore') return sendPlainQuietly(type, 'restore', { id, ...trial })
  const operations = diff(row, wanted)
  if (operations.length === 0) return 'same'
  return sendPlainQuietly(type, 'patch', { id, versionId, operations, ...trial })
}

/** A delete answers nothing, so the row is shown as it was wished, one version later. */
function storedOf(answer: unknown, wanted: Row): Row {
  if (isRow(answer)) return answer
  return { ...wanted, meta: { ...wanted.meta, versionId: String(BigInt(wanted.meta.versionId) + 1n) } }
}
