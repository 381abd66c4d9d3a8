import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { NoteParts, SessionParts } from './note-parts.ts'
import type { RecordReader } from './record-reader.ts'
import type { RecordNeed } from './related-records.ts'
import { withWhatIsSeen } from './with-related.ts'

/** A note with all that its rules ask for, by whoever may see it: what cannot be reached leaves its checks unsaid. */
export async function readNoteParts(
  reader: RecordReader,
  note: Note,
  needs: readonly RecordNeed[],
): Promise<Outcome<NoteParts>> {
  const [author, encounter] = await Promise.all([
    reader.read('Practitioner', note.author),
    reader.read('Encounter', note.encounter),
  ])
  if (!author.ok) return author
  if (!encounter.ok) return encounter
  const parent = await reader.read('Note', note.partOf)
  if (!parent.ok) return parent
  const bare = {
    ...{ note, session: undefined, members: [], services: [], author: author.value },
    ...(parent.value && { shared: { parent: parent.value, others: [] } }),
  }
  if (!encounter.value) {
    const patient = await reader.read('Patient', note.patient)
    return patient.ok ? succeeded({ ...bare, patient: patient.value }) : patient
  }

  const session = await readSession(reader, encounter.value)
  if (!session.ok) return session
  const shares = await readShares(reader, note, encounter.value)
  if (!shares.ok) return shares
  const isGroup = note.composition === 'Group'
  const shared = isGroup ? { members: shares.value } : { services: shares.value }
  return succeeded(await withWhatIsSeen(reader, { ...bare, session: session.value, ...shared }, needs))
}

/** The sessions of the members or services of a shared note. */
async function readShares(
  reader: RecordReader,
  { composition }: Note,
  { id }: Encounter,
): Promise<Outcome<readonly SessionParts[]>> {
  if (composition === 'Individual') return succeeded([])
  const found = await reader.find('Encounter', [{ field: 'partOf', op: 'eq', value: id }])
  if (!found.ok) return found
  const shares: SessionParts[] = []
  for (const encounter of found.value) {
    const share = await readSession(reader, encounter)
    if (!share.ok) return share
    shares.push(share.value)
  }
  return succeeded(shares)
}

async function readSession(reader: RecordReader, encounter: Encounter): Promise<Outcome<SessionParts>> {
  const [patient, service, program, episode] = await Promise.all([
    reader.read('Patient', encounter.patient),
    reader.read('HealthcareService', encounter.serviceType),
    reader.read('Program', encounter.program),
    reader.read('EpisodeOfCare', encounter.episodeOfCare),
  ])
  if (!patient.ok) return patient
  if (!service.ok) return service
  if (!program.ok) return program
  if (!episode.ok) return episode
  const references = (encounter.diagnoses ?? []).map(({ condition }) => condition)
  const conditions = await readConditions(reader, references)
  if (!conditions.ok) return conditions
  return succeeded({
    encounter,
    patient: patient.value,
    service: service.value,
    program: program.value,
    episode: episode.value,
    conditions: conditions.value,
  })
}

async function readConditions(
  reader: RecordReader,
  references: readonly Reference[],
): Promise<Outcome<readonly Condition[]>> {
  const conditions: Condition[] = []
  for (const reference of references) {
    const found = await reader.read('Condition', reference)
    if (!found.ok) return found
    if (found.value) conditions.push(found.value)
  }
  return succeeded(conditions)
}
