import type { DischargeStep } from '#generated/types/discharge-step.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import type { EndingEpisode } from './discharge-work.ts'

const unfinished: readonly Note['signingState'][] = [
  'Draft',
  'ReadyToSign',
  'PartiallySigned',
  'Returned',
  'Amending',
]

/** The notes of an enrollment that are not finished, of those that whoever asks may read: they stay as they are, and are said. */
export async function openDrafts(
  { stores, actor }: Context,
  { episode }: EndingEpisode,
): Promise<Outcome<readonly DischargeStep[]>> {
  if (!permits(actor.granted, 'Note:Read')) return succeeded([])
  const filters = [
    { field: 'episodeOfCare', op: 'eq', value: episode.id },
    { field: 'signingState', op: 'in', value: [...unfinished] },
  ] as const
  const found = await stores.of('Note').find({ filters, pageSize: 200 })
  if (!found.ok) return found
  return succeeded(
    found.value.rows.map(({ id, display }) => ({
      kind: 'Draft',
      row: { id, resourceType: 'Note' },
      text: display,
    })),
  )
}
