import type { Shot } from './measure.ts'
import { patientBody, practiceKey, type StoredRows } from './stored-rows.ts'

export const kinds = [
  'read',
  'create',
  'update',
  'patch',
  'searchPatients',
  'searchAppointments',
  'history',
] as const
/** What is asked for: one kind of request. */
export type Kind = (typeof kinds)[number]

/** So many patients at the end of the list are changed by the raw server alone. */
const rawRows = 50

/** The benchmark's requests of each kind, by their number. */
export type Shots = { readonly [Each in Kind]: (index: number) => Shot }

/** As our own calls, in turn by each of the people whose headers are given. */
export function ourShots(stored: StoredRows, people: readonly Readonly<Record<string, string>>[]): Shots {
  const { practitionerIds } = stored
  const patientIds = stored.patientIds.slice(0, -rawRows)
  const base = `/api/v1/practices/${practiceKey}`
  const at = (index: number) => patientIds[index % patientIds.length] ?? ''
  const versions = new Map<string, number>()
  const nextVersion = (id: string) => {
    const version = versions.get(id) ?? 1
    versions.set(id, version + 1)
    return version
  }
  const half = Math.floor(patientIds.length / 2)
  const withBody = (method: string, path: string, body: unknown): Shot => ({
    method,
    path,
    body: JSON.stringify(body),
  })
  const shots: Shots = {
    read: (index) => ({ method: 'GET', path: `${base}/Patients/${at(index * 7)}` }),
    create: (index) => withBody('POST', `${base}/Patients`, newcomer(index)),
    update: (index) => {
      const id = at(index % half)
      return withBody('PUT', `${base}/Patients/${id}?versionId=${nextVersion(id)}`, {
        ...patientBody(index),
        id,
      })
    },
    patch: (index) => {
      const id = at(half + (index % half))
      const value = `Name ${index}`
      return withBody('PATCH', `${base}/Patients/${id}?versionId=${nextVersion(id)}`, [
        { op: 'add', path: '/preferredName', value },
      ])
    },
    searchPatients: (index) =>
      withBody('POST', `${base}/Patients/queries?pageSize=20&summary=true`, [
        { field: 'name', op: 'contains', value: wordAt(index) },
      ]),
    searchAppointments: (index) =>
      withBody('POST', `${base}/Appointments/queries?pageSize=50&summary=true`, [
        { field: 'owner', op: 'eq', value: practitionerIds[index % practitionerIds.length] },
        { field: 'start', op: 'between', value: [dayAt(index), dayAt(index + 7)] },
      ]),
    history: (index) => ({ method: 'GET', path: `${base}/Patients/${at(index * 7)}/_history/1` }),
  }
  const byTurns = (kind: Kind) => (index: number) => ({
    ...shots[kind](index),
    headers: people[index % people.length] ?? {},
  })
  return {
    read: byTurns('read'),
    create: byTurns('create'),
    update: byTurns('update'),
    patch: byTurns('patch'),
    searchPatients: byTurns('searchPatients'),
    searchAppointments: byTurns('searchAppointments'),
    history: byTurns('history'),
  }
}

/** As calls of the raw server. */
export function rawShots({ patientIds, practitionerIds }: StoredRows): Shots {
  const at = (index: number) => patientIds[index % patientIds.length] ?? ''
  const change = (index: number): Shot => ({
    method: 'POST',
    path: `/update/${at(index)}`,
    body: JSON.stringify({ preferredName: `Raw ${index}` }),
  })
  return {
    read: (index) => ({ method: 'GET', path: `/read/${at(index * 7)}` }),
    create: (index) => ({ method: 'POST', path: '/create', body: JSON.stringify(newcomer(index)) }),
    update: (index) => change(patientIds.length - 1 - (index % rawRows)),
    patch: (index) => change(patientIds.length - 1 - (index % rawRows)),
    searchPatients: (index) => ({ method: 'GET', path: `/patients?word=${wordAt(index)}` }),
    searchAppointments: (index) => ({
      method: 'GET',
      path: `/appointments?owner=${practitionerIds[index % practitionerIds.length]}&from=${dayAt(index)}&to=${dayAt(index + 7)}`,
    }),
    history: (index) => ({ method: 'GET', path: `/history/${at(index * 7)}` }),
  }
}

/** Somebody whom no search of this bench finds, so that the searches stay the same from round to round. */
function newcomer(index: number): Record<string, unknown> {
  return { ...patientBody(index), name: { use: 'official', given: ['Nova'], family: `Newcomer${index}` } }
}

/** A beginning of a family name that some twenty patients have. */
function wordAt(index: number): string {
  const word = ['alder', 'birch', 'cedar', 'hazel'][index % 4]
  return `${word}${index % 50}`
}

function dayAt(index: number): string {
  return new Date(Date.parse('2026-01-05T00:00:00Z') + (index % 200) * 86_400_000).toISOString()
}
