import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import type { Instant } from '#server/stores/instant.ts'

/** A link goes to a person, or opens on the tablet that is handed over. */
export type LinkKind = 'link' | 'tablet'

/** Which link: that of one assignee of one packet. */
export type LinkPlace = {
  readonly practiceId: string
  readonly responseId: string
  readonly personId: string
}

type KindOfLink = LinkPlace & { readonly kind: LinkKind }

/** A link as its row tells it. */
export type PacketLink = KindOfLink & {
  readonly personType: string
  readonly patientId: string
  readonly code: Uint8Array | null
  readonly tries: number
}

/** A link that is about to be made; the hashes of its secrets alone. */
export type NewLink = Omit<PacketLink, 'tries'> & {
  readonly secret: Uint8Array
  readonly expiresAt: string
}

/** The birth date or the code can be wrong so often. */
export const triesForProof = 5

/** Keeps a link in place of the one before, which opens nothing from now on; nor does the visit that it had opened. */
export async function keepLink(transaction: Transaction, link: NewLink): Promise<void> {
  await sql`
    insert into packet_link (practice_id, response_id, person_id, kind, person_type, patient_id, secret, code, tries,
      expires_at, visit, visit_until)
    values (${link.practiceId}::uuid, ${link.responseId}::uuid, ${link.personId}::uuid, ${link.kind}, ${link.personType},
      ${link.patientId}::uuid, ${link.secret}, ${link.code}, 0, ${link.expiresAt}::timestamptz, null, null)
    on conflict (practice_id, response_id, person_id, kind) do update set secret = excluded.secret,
      code = excluded.code, tries = 0, expires_at = excluded.expires_at, patient_id = excluded.patient_id,
      person_type = excluded.person_type, visit = null, visit_until = null`.execute(transaction)
}

const columns = sql`practice_id as "practiceId", response_id as "responseId", person_id as "personId", kind,
  person_type as "personType", patient_id as "patientId", code, tries`

function at({ practiceId, responseId, personId, kind }: KindOfLink) {
  return sql`practice_id = ${practiceId}::uuid and response_id = ${responseId}::uuid and person_id = ${personId}::uuid
    and kind = ${kind}`
}

/** The link with this secret, where it still opens something. */
export async function linkWith(
  transaction: Transaction,
  place: KindOfLink,
  { hash, now }: { readonly hash: Uint8Array; readonly now: Instant },
): Promise<PacketLink | undefined> {
  const { rows } = await sql<PacketLink>`
    select ${columns} from packet_link
    where ${at(place)} and secret = ${hash} and expires_at > ${now.iso}::timestamptz
      and tries < ${triesForProof}`.execute(transaction)
  return rows[0]
}

/** One try more, counted before it is judged; false: there were too many, and the link is dead. */
export async function countProof(transaction: Transaction, place: KindOfLink): Promise<boolean> {
  const { rows } = await sql`
    update packet_link set tries = tries + 1 where ${at(place)} and tries < ${triesForProof}
    returning tries`.execute(transaction)
  return rows.length > 0
}

/** A visit that begins: the hash of its token, and until when it lives unused. */
export type NewVisit = { readonly visit: Uint8Array; readonly until: string; readonly isOnce: boolean }

/** Opens a visit in place of the one before; what was asked was right. The tablet's link is used up by that. */
export async function openVisit(
  transaction: Transaction,
  place: KindOfLink,
  { visit, until, isOnce }: NewVisit,
): Promise<void> {
  await sql`
    update packet_link set tries = 0, visit = ${visit}, visit_until = ${until}::timestamptz,
      secret = case when ${isOnce} then null else secret end
    where ${at(place)}`.execute(transaction)
}

/** The visit with this token, which lives on because it is used; undefined: it is over. */
export async function visitWith(
  transaction: Transaction,
  place: KindOfLink,
  { visit, until, now }: Omit<NewVisit, 'isOnce'> & { readonly now: Instant },
): Promise<PacketLink | undefined> {
  const { rows } = await sql<PacketLink>`
    update packet_link set visit_until = ${until}::timestamptz
    where ${at(place)} and visit = ${visit} and visit_until > ${now.iso}::timestamptz
    returning ${columns}`.execute(transaction)
  return rows[0]
}

/** Ends the visit of a link; the link itself may open another one. */
export async function endVisit(transaction: Transaction, place: KindOfLink): Promise<void> {
  await sql`update packet_link set visit = null, visit_until = null where ${at(place)}`.execute(transaction)
}

/** Every link of an assignee opens nothing any more, and neither does what is open. */
export async function endLinksOf(
  transaction: Transaction,
  { practiceId, responseId, personId }: LinkPlace,
): Promise<void> {
  await sql`
    update packet_link set secret = null, code = null, visit = null, visit_until = null
    where practice_id = ${practiceId}::uuid and response_id = ${responseId}::uuid
      and person_id = ${personId}::uuid`.execute(transaction)
}
