import type { Shot } from '#tests/bench/api/measure.ts'
import { patientBody, practiceKey, type StoredRows } from '#tests/bench/api/stored-rows.ts'

type Kind = 'read' | 'list' | 'short' | 'search' | 'patch' | 'create'

/** Twenty requests of a usual hour: mostly reading, some lists of 160 kB, some writing. */
const round: readonly Kind[] = [
  ...(['read', 'list', 'read', 'short', 'read', 'search', 'read', 'patch', 'read', 'list'] as const),
  ...(['read', 'short', 'read', 'list', 'read', 'search', 'read', 'create', 'list', 'patch'] as const),
]

/** The mixed requests of the benchmark `soak` by their number; they are asked for in this order. */
export function mixedRequests(
  stored: StoredRows,
  headers: Readonly<Record<string, string>>,
): (index: number) => Shot {
  const base = `/api/v1/practices/${practiceKey}`
  const versions = new Map<string, number>()
  const patientAt = (index: number) => stored.patientIds[index % stored.patientIds.length] ?? ''
  const asking = (method: string, path: string, body: unknown): Shot => ({
    method,
    path: `${base}/${path}`,
    headers,
    body: JSON.stringify(body),
  })
  const shots: { readonly [Each in Kind]: (index: number) => Shot } = {
    read: (index) => ({ method: 'GET', path: `${base}/Patients/${patientAt(index * 7)}`, headers }),
    list: () => ({ method: 'GET', path: `${base}/Patients?pageSize=80`, headers }),
    short: (index) =>
      asking('POST', 'Appointments/queries?pageSize=50&summary=true', [
        { field: 'owner', op: 'eq', value: stored.practitionerIds[index % stored.practitionerIds.length] },
      ]),
    search: (index) =>
      asking('POST', 'Patients/queries?pageSize=20', [
        { field: 'name', op: 'contains', value: ['alder', 'birch', 'maya cedar', 'hazel'][index % 4] },
      ]),
    patch: (index) => {
      const id = patientAt(index)
      const version = (versions.get(id) ?? 0) + 1
      versions.set(id, version)
      return asking('PATCH', `Patients/${id}?versionId=${version}`, [
        { op: 'add', path: '/preferredName', value: `Name ${index}` },
      ])
    },
    create: (index) =>
      asking('POST', 'Patients', {
        ...patientBody(index),
        name: { use: 'official', given: ['Nova'], family: `Newcomer${index}` },
      }),
  }
  return (index) => shots[round[index % round.length] ?? 'read'](index)
}
