import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Meta } from '#generated/types/meta.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** One row of a chart that somebody else has written. */
export type ChartChange = {
  readonly type: ResourceType
  readonly id: string
  readonly display: string
  readonly at: string
  readonly by: string | undefined
  readonly isNew: boolean
}

/** What others have changed in a chart since an instant, newest first; undefined while any of it is on its way. What the reader may not see is not asked for. */
export function useChangesSince(
  patientId: string,
  since: string | undefined,
): readonly ChartChange[] | undefined {
  const { may } = usePermissions()
  const { profile } = useSession()
  const when = (type: ResourceType, call: (since: string) => QueryCall) =>
    since !== undefined && may(`${type}:Read`) ? call(since) : undefined
  const of = (field: string) => (at: string) => changedSince(field, patientId, at)
  const conditions = useAnswer('condition.query', when('Condition', of('subject')))
  const medications = useAnswer('medication.query', when('Medication', of('patient')))
  const allergies = useAnswer('allergy.query', when('Allergy', of('patient')))
  const observations = useAnswer('observation.query', when('Observation', of('patient')))
  const responses = useAnswer('questionnaireResponse.query', when('QuestionnaireResponse', of('patient')))
  const documents = useAnswer('documentReference.query', when('DocumentReference', of('subject')))
  const notes = useAnswer('note.query', when('Note', of('patient')))
  const read = [
    ['Condition', conditions],
    ['Medication', medications],
    ['Allergy', allergies],
    ['Observation', observations],
    ['QuestionnaireResponse', responses],
    ['DocumentReference', documents],
    ['Note', notes],
  ] as const
  const isWaiting = read.some(([type, answer]) => may(`${type}:Read`) && answer === undefined)
  if (since === undefined || isWaiting) return undefined
  return read
    .flatMap(([type, answer]) =>
      answer?.ok ? answer.value.items.map((row) => changeOf(type, row, since)) : [],
    )
    .filter(({ author }) => author !== profile?.id)
    .map(({ author: _author, ...change }) => change)
    .toSorted((one, other) => other.at.localeCompare(one.at))
}

function changedSince(field: string, patientId: string, since: string): QueryCall {
  return rowsOf(field, patientId, {
    filters: [{ field: 'meta.lastModified', op: 'gt', value: since }],
    orderBy: 'meta.lastModified',
    order: 'desc',
    pageSize: 10,
  })
}

type Written = { readonly id: string; readonly display: string; readonly meta: Meta }

function changeOf(type: ResourceType, { id, display, meta }: Written, since: string) {
  const { lastModified, lastModifiedBy, created } = meta
  return {
    type,
    id,
    display,
    at: lastModified,
    by: lastModifiedBy?.display,
    author: lastModifiedBy?.id,
    isNew: created > since,
  }
}
