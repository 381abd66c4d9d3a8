import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** A patient who was found, whoever reaches it. */
export type FoundPatient = {
  readonly id: string
  readonly isConfidential: boolean
  readonly initials: string | null
}

/** What must fit exactly: all of these tokens, or an identifier of one system or of any. */
export type ExactMatch = {
  readonly tokens?: readonly string[]
  readonly system?: string | undefined
  readonly value?: string
}

/** The patients of the practice who fit exactly, past the row policies: of each no more than the operation may tell. */
export async function foundPatients(
  { transaction }: Context,
  { tokens = [], system, value }: ExactMatch,
): Promise<readonly FoundPatient[]> {
  const { rows } = await sql<FoundPatient>`
    select patient_id as id, is_confidential as "isConfidential", initials
    from goldthread_found_patients(${tokens}::text[], ${system ?? null}::text, ${value ?? null}::text)`.execute(
    transaction,
  )
  return rows
}

/**
 * Takes one of the places that a person has for such searches, each for an hour; answers in how many milliseconds the next one
 * is free when all are taken. Who asks several times at once waits in line, so that none is taken twice.
 */
export async function takeSearch(
  { transaction, actor, now }: Context,
  { places, milliseconds }: { readonly places: number; readonly milliseconds: number },
): Promise<number | undefined> {
  const person = sql`practice_id = ${actor.practiceId}::uuid and person_id = ${actor.personId}::uuid`
  const name = `${actor.practiceId} patient.find ${actor.personId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
  const { rows: taken } = await sql<{ place: number; age: number }>`
    select place, extract(epoch from ${now.iso}::timestamptz - at)::double precision * 1000 as age
    from patient_search where ${person} order by at`.execute(transaction)

  const busy = taken.filter(({ age }) => age < milliseconds)
  if (busy.length >= places) return milliseconds - (busy[0]?.age ?? 0)
  const held = new Set(busy.map(({ place }) => place))
  const place = Array.from({ length: places }, (_, each) => each).find((each) => !held.has(each)) ?? 0
  await sql`
    insert into patient_search (practice_id, person_id, place, at)
    values (${actor.practiceId}::uuid, ${actor.personId}::uuid, ${place}, ${now.iso}::timestamptz)
    on conflict (practice_id, person_id, place) do update set at = excluded.at`.execute(transaction)
  return undefined
}
