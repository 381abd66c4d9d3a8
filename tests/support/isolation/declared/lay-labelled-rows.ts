import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction, TransactionSettings } from '#server/database/database.ts'
import { addRow, tableNamed } from '#tests/support/database/table-schemas.ts'

/** Somebody who stands to a labelled row as these words say, and in no other way */
export type LabelReader = {
  readonly name: string
  readonly words: readonly string[]
  readonly settings: Pick<TransactionSettings, 'profileId' | 'profiles' | 'circles'>
  /** Whose row he looks at: that of a patient who has consented, or of one who has not. */
  readonly row: 'usual' | 'consented'
  /** Acts in another's place, and reads nothing that is labelled. */
  readonly isActing?: true
}

const practiceId = randomUUID()
const ids = {
  usual: randomUUID(),
  consented: randomUUID(),
  patient: randomUUID(),
  consenting: randomUUID(),
  author: randomUUID(),
  writer: randomUUID(),
  supervisor: randomUUID(),
  carer: randomUUID(),
  enrolled: randomUUID(),
  formerCarer: randomUUID(),
  comingCarer: randomUUID(),
  treating: randomUUID(),
  maker: randomUUID(),
  insider: randomUUID(),
  program: randomUUID(),
  auditor: randomUUID(),
  stranger: randomUUID(),
  carerOfOther: randomUUID(),
  insiderOfOther: randomUUID(),
  auditorOfOther: randomUUID(),
  formerAuditor: randomUUID(),
} as const

/** By whom readers of these rows are judged. */
const facts = { author: ids.author, writers: [ids.author, ids.writer], programs: [ids.program] }

const one = (name: string, words: readonly string[], who: string): LabelReader => ({
  name,
  words,
  row: 'usual',
  settings: { profileId: who, profiles: [who] },
})

/** For tests of isolation, everybody whom the words for readers tell apart. */
export const labelReaders: readonly LabelReader[] = [
  // Who supervises somebody reads as that one does, and everybody is among those whom he supervises.
  one('the author', ['author', 'writers', 'supervisors'], ids.author),
  one('who works on it', ['writers'], ids.writer),
  {
    ...one('who supervises the author', ['supervisors'], ids.supervisor),
    settings: { profileId: ids.supervisor, profiles: [ids.supervisor, ids.author] },
  },
  one('the care team', ['careTeam', 'treating'], ids.carer),
  one('the team of an open episode', ['careTeam', 'treating'], ids.enrolled),
  one('who was in the care team', [], ids.formerCarer),
  one('who will be in the care team', [], ids.comingCarer),
  one('who has an appointment', ['treating'], ids.treating),
  one('who entered the patient', [], ids.maker),
  one('the confidential team', ['confidentialTeam', 'treating'], ids.insider),
  {
    ...one('the staff of the program', ['programStaff'], ids.stranger),
    settings: { profileId: ids.stranger, profiles: [ids.stranger], circles: [ids.program] },
  },
  { ...one('the practice of one who consents', ['consent'], ids.stranger), row: 'consented' },
  {
    ...one('the privacy officer', ['privacyOfficer'], ids.stranger),
    settings: { profileId: ids.stranger, profiles: [ids.stranger], circles: ['PrivacyOfficer'] },
  },
  one('who audits it', ['auditor'], ids.auditor),
  one('who audits another record', [], ids.auditorOfOther),
  one('whose audit of it was deleted', [], ids.formerAuditor),
  one('the care team of somebody else', [], ids.carerOfOther),
  one('the confidential team of somebody else', [], ids.insiderOfOther),
  one('the patient', ['patient'], ids.patient),
  one('a stranger', [], ids.stranger),
  {
    ...one('who acts for the author', ['author', 'writers', 'supervisors'], ids.author),
    settings: { profileId: ids.author, profiles: [ids.author], circles: ['ActsForAnother'] },
    isActing: true,
  },
]

/** Lays, for tests of isolation, two rows with labels, and everything by which their readers are judged. */
export function layLabelledRows(database: Database): Promise<void> {
  return database.asOwner(async (transaction) => {
    for (const [row, patient] of [
      ['usual', 'patient'],
      ['consented', 'consenting'],
    ] as const)
      await add(transaction, 'resource', { id: ids[row], type: 'Condition', patient_id: ids[patient] })
    const member = (who: keyof typeof ids, reason: string, more: Readonly<Record<string, string>> = {}) =>
      add(transaction, 'patient_team', {
        ...{ patient_id: ids.patient, profile_id: ids[who], reason },
        ...{ valid_from: '2000-01-01', valid_until: '2999-01-01', ...more },
      })
    await member('carer', 'careTeam')
    await member('enrolled', 'episode:1')
    await member('formerCarer', 'careTeam', { valid_until: '2020-01-01' })
    await member('comingCarer', 'careTeam', { valid_from: '2998-01-01' })
    await member('treating', 'appointment:1')
    await member('maker', 'created')
    await member('insider', 'confidential')
    await member('carerOfOther', 'careTeam', { patient_id: ids.consenting })
    await member('insiderOfOther', 'confidential', { patient_id: ids.consenting })
    const audit = async (who: keyof typeof ids, row: keyof typeof ids, isDeleted: boolean) => {
      const id = randomUUID()
      await add(transaction, 'resource', { id, type: 'NoteAudit', owner_id: ids[who], is_deleted: isDeleted })
      await add(transaction, 'token', { type: 'NoteAudit', token: `note=${ids[row]}`, resource_id: id })
    }
    await audit('auditor', 'usual', false)
    await audit('auditorOfOther', 'consented', false)
    await audit('formerAuditor', 'usual', true)
    await layConsents(transaction)
  })
}

/** One consent that holds, and on the other patient all those that do not. */
async function layConsents(transaction: Transaction): Promise<void> {
  const consent = (patient: string, more: Readonly<Record<string, string | boolean>> = {}) =>
    add(transaction, 'resource', {
      ...{ id: randomUUID(), type: 'Consent', patient_id: patient, status: 'Active', kind: 'part2-tpo' },
      ...{ content: '{"decision":"Permit"}', start_at: '2000-01-01', end_at: '2999-01-01', ...more },
    })
  await consent(ids.consenting)
  await consent(ids.patient, { status: 'Draft' })
  await consent(ids.patient, { kind: 'treatment' })
  await consent(ids.patient, { content: '{"decision":"Deny"}' })
  await consent(ids.patient, { start_at: '2998-01-01' })
  await consent(ids.patient, { end_at: '2020-01-01' })
  await consent(ids.patient, { is_deleted: true })
}

async function add(
  transaction: Transaction,
  table: string,
  values: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  await addRow(transaction, tableNamed(table), { practice_id: practiceId, ...values })
}

/** Puts these labels on both rows, for tests of isolation; null: they have none that closes them. */
export function putLabels(database: Database, labels: readonly string[] | null): Promise<void> {
  const closed = labels === null ? null : JSON.stringify({ labels, ...facts })
  return database.asOwner(async (transaction) => {
    await sql`update resource set closed = ${closed} where practice_id = ${practiceId}::uuid
      and id in (${ids.usual}::uuid, ${ids.consented}::uuid)`.execute(transaction)
  })
}

/** Does this reader see his row, by the database's own word? */
export async function readsRow(database: Database, { settings, row }: LabelReader): Promise<boolean> {
  const asked = { practiceId, actorId: null, operation: 'condition.read', allowed: [], reach: 'All' as const }
  const found = await database.transaction({ ...asked, ...settings }, async (transaction) => {
    const { rows } = await sql`select 1 from resource where id = ${ids[row]}::uuid`.execute(transaction)
    return { ok: true as const, value: rows.length === 1 }
  })
  return found.ok && found.value
}
