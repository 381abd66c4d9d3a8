import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { sealedPassword } from '#server/reports/decrypt-password.ts'
import { seal } from '#server/stores/seal.ts'
import { aDocument, askBytes } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import { putLabels } from '#tests/support/content/put-labels.ts'
import { operationOf, type Story, type StoryHouse, type Tell } from '#tests/support/cuts/story.ts'
import { bare, created } from '#tests/support/scenes/scene.ts'
import { exampleBody } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { testPassword } from '#tests/support/server/server.ts'

/** For tests that cut connections, what leaves the house: rows for the outside system, documents for other places, reports. */
export function outsideStories(house: StoryHouse): readonly Story[] {
  return [syncStory(house), sentStory(house), reportStory(house)]
}

const { Patient, Practitioner, EpisodeOfCare, Coverage, Encounter, ReportCriteria } = registry

/** Rows are sent to the outside system once more. */
function syncStory({ scene, people, server }: StoryHouse): Story {
  const keeper = server.practice.profiles.get('keeper') ?? ''
  const run = async (tell: Tell) => {
    const sync = (entry: TypeEntry, id: string) =>
      tell('keeper', operationOf(entry, 'sync'), { id, body: { force: true } })
    await sync(Patient, scene.patient.id)
    await sync(Practitioner, scene.owner.id)
    await sync(EpisodeOfCare, scene.episode.id)
    for (const entry of [Coverage, Encounter])
      await sync(entry, (await created(people.keeper, entry.collection, exampleBody(entry, keeper))).id)
  }
  return { name: 'rows for the outside system', isMoreAtFirst: true, run }
}

/** Letters without a consent are held: one is stopped, another one released by the privacy officer. */
function sentStory({ server, scene, people }: StoryHouse): Story {
  const run = async (tell: Tell) => {
    const held = async (purpose: string) => {
      const letter = await aDocument(people.clinician, { subject: bare(scene.patient), indexState: 'Filed' })
      const path = `DocumentReferences/${letter.id}/content`
      await askBytes(server, people.clinician, path, { body: pdf(['The heron stands in the reeds']) })
      await putLabels(server, { type: 'DocumentReference', id: letter.id }, ['SUD'])
      const made = await created(people.clinician, 'DocumentTransmissions', {
        ...{ patient: bare(scene.patient), documents: [bare(letter)], method: 'Fax' },
        recipient: { name: 'Harbor hospital', fax: '+16125550123' },
        purpose: { code: 'school', display: 'School' },
        ...{ legalBasis: 'Emergency', basisReason: 'Taken to the emergency room.' },
      })
      const { id, versionId } = made
      const sent = await tell('clinician', 'documentTransmission.send', { purpose, id, body: { versionId } })
      return { id, versionId: sent.body.meta.versionId }
    }
    const first = await held('to be stopped')
    await tell('clinician', 'documentTransmission.stop', {
      id: first.id,
      body: { versionId: first.versionId },
    })
    const { id, versionId } = await held('to be released')
    const grounds = { legalBasis: 'Emergency', reason: 'Unconscious in the emergency room.' }
    const body = { versionId, ...grounds, credential: testPassword }
    await tell('officer', 'documentTransmission.release', { id, body })
    const result = { result: 'Success', confirmation: 'F-1', pages: 1, noticeAttached: true }
    await tell('worker', 'documentTransmission.takeResult', { id, body: result })
  }
  return { name: 'letters to another place', run }
}

/** The password of a report is told, and the report is removed when its time is over. */
function reportStory({ server, people }: StoryHouse): Story {
  const { world, practice } = server
  const keeper = practice.profiles.get('keeper') ?? ''
  const run = async (tell: Tell) => {
    const asked = { ...exampleBody(ReportCriteria, keeper), programs: [], recipients: [] }
    const criteria = await created(people.keeper, 'ReportCriteria', asked)
    const { id } = await created(people.keeper, 'ReportDeliveries', {
      criteria: { ...bare(criteria), versionId: '1' },
      recipients: [{ person: { id: keeper, resourceType: 'Practitioner' } }],
    })
    const sealing = { seal: (text: string, bound: string) => seal(world.keys.sealing, text, bound) }
    const passwordCipher = sealedPassword(sealing, id, 'Kq7-wren-Osprey4')
    const done = { result: 'Success', passwordCipher }
    await putFields(world, practice, { type: 'ReportDelivery', id, fields: done })
    await tell('keeper', 'reportDelivery.decryptPassword', { id, body: { credential: testPassword } })
    const fields = { expires: '2026-01-01T00:00:00.000Z' }
    await putFields(world, practice, { type: 'ReportDelivery', id, fields })
    await tell('worker', 'reportDelivery.expire', { id, body: {} })
  }
  return { name: 'a report', run }
}
