import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { Story, StoryHouse, Tell } from '#tests/support/cuts/story.ts'
import { instrument } from '#tests/support/scenes/packet-scene.ts'
import { active, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { exampleBody } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { testPassword } from '#tests/support/server/server.ts'

const credential = testPassword

/** For tests that cut connections, what is done in a chart: plans and consents are signed, people enrolled and discharged, lists reviewed. */
export function chartStories(house: StoryHouse): readonly Story[] {
  return [
    planStory(house),
    meetingStory(house),
    consentStory(house, 'revoke'),
    consentStory(house, 'expire'),
    enrollmentStory(house),
    reviewStory(house),
    recordingStory(house),
    answersStory(house),
    movedAnswersStory(house),
  ]
}

const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }

function aPlan({ scene }: StoryHouse): object {
  const way = {
    ...{ id: 'i1', statement: 'Sleep diary', kind: { code: 'cbt', display: 'CBT' }, start: span.start },
    ...{ frequency: { count: 1, per: 'week' }, responsible: scene.owner, active: true },
  }
  const objective = { id: 'o1', statement: 'Sleep 6 hours by May', ...span, interventions: [way] }
  const goal = { id: 'g1', statement: 'Sleep', ...span, objectives: [objective] }
  return {
    ...{ title: 'Treatment plan', kind: 'Treatment', status: 'Draft', reviewIntervalDays: 90 },
    ...{ period: { start: span.start }, sharedWithPatient: false },
    ...{ author: scene.owner, subject: bare(scene.patient) },
    problems: [{ id: 'p1', statement: 'Worries', rank: 1, active: true, goals: [goal] }],
  }
}

/** A plan that two sign is looked at, signed by its author, and opened again. */
function planStory(house: StoryHouse): Story {
  const { scene, people } = house
  let order: Promise<Row> | undefined
  const step = { required: true, methods: ['Password'] }
  const ordered = () =>
    active(scene.admin, 'SignatureConfigurations', {
      ...{ name: 'Plan', key: 'plan', version: 1 },
      steps: [
        { ...step, id: 'author', order: 1, role: 'Author', who: 'Author', meaning: 'Authored' },
        { ...step, id: 'boss', order: 2, role: 'Supervisor', who: 'Supervisor', meaning: 'Approved' },
      ],
    })
  const run = async (tell: Tell) => {
    order ??= ordered()
    const body = { ...aPlan(house), signatureConfiguration: bare(await order) }
    const { id, versionId } = await created(people.clinician, 'CarePlans', body)
    await tell('clinician', 'carePlan.ready', { id, body: { versionId } })
    const asked = { versionId, stepId: 'author', method: 'Password', credential }
    const signed = await tell('clinician', 'carePlan.sign', { id, body: asked })
    const opened = { versionId: signed.body.meta.versionId, signatures: [signed.body.signatures[0].id] }
    await tell('clinician', 'carePlan.reopen', { id, body: opened })
  }
  return { name: 'a care plan', run }
}

/** A plan in force is looked at in a meeting, which moves its next review; its author is told of that. */
function meetingStory(house: StoryHouse): Story {
  const { scene, people } = house
  const run = async (tell: Tell) => {
    const plan = await created(people.clinician, 'CarePlans', aPlan(house))
    const asked = { versionId: plan.versionId, stepId: 'author', method: 'Password', credential }
    const signed = await people.clinician.ask('POST', `CarePlans/${plan.id}/sign`, { body: asked })
    const { versionId: planVersionId } = signed.body.meta
    const goesOn = { problemId: 'p1', goalId: 'g1', addressed: true, decision: 'Continue' }
    const { id, versionId } = await created(people.clinician, 'CarePlanSessions', {
      ...{ subject: bare(scene.patient), kind: 'Periodic', date: '2026-02-03T15:00:00Z' },
      carePlan: { ...bare(plan), versionId: planVersionId },
      ...{ progress: 'InProgress', items: [goesOn, { ...goesOn, objectiveId: 'o1' }] },
    })
    await tell('clinician', 'carePlanSession.complete', { id, body: { versionId, planVersionId } })
    await tell('worker', 'carePlan.tellReview', { id: plan.id, body: {} })
  }
  return { name: 'a meeting about a care plan', run }
}

/** A patient consents; it is taken back, or its time is over. */
function consentStory({ scene, people, server }: StoryHouse, end: 'revoke' | 'expire'): Story {
  const run = async (tell: Tell) => {
    const { id, versionId } = await created(people.clinician, 'Consents', {
      ...{ patient: bare(scene.patient), status: 'Draft', from: [{ text: 'This practice' }] },
      kind: { code: 'release-of-information', display: 'Release of information' },
      period: { start: '2020-01-01', end: '2090-01-01' },
      to: [{ name: 'Lincoln High School' }],
      purposes: [{ code: 'school', display: 'School' }],
      information: { description: 'Dates of attendance.' },
      statements: { revocationExplained: true },
      signers: [{ role: 'Patient', person: bare(scene.patient), required: true }],
    })
    const person = bare(scene.patient)
    const typed = { versionId, role: 'Patient', person, method: 'Typed', name: 'Ana Rivera', credential }
    const signed = await tell('keeper', 'consent.sign', { id, body: typed })
    if (end === 'revoke') {
      const asked = { versionId: signed.body.meta.versionId, method: 'Written' }
      await tell('clinician', 'consent.revoke', { id, body: asked })
      return
    }
    const fields = { period: { start: '2020-01-01', end: '2021-01-01' } }
    await putFields(server.world, server.practice, { type: 'Consent', id, fields })
    await tell('worker', 'consent.expire', { id, body: {} })
  }
  return { name: `a consent (${end})`, run }
}

/** A new patient is enrolled, what is to be done is looked at, and the patient is discharged. */
function enrollmentStory({ scene, people }: StoryHouse): Story {
  const run = async (tell: Tell, turn: number) => {
    const patient = await created(people.keeper, 'Patients', {
      name: { use: 'official', given: ['Nora'], family: `Falk ${turn}` },
      ...{ birthDate: '1979-03-09', gender: 'female' },
    })
    const body = { patient: patient.id, program: scene.program.id, start: '2026-01-05' }
    const enrolled = await tell('keeper', 'episodeOfCare.enroll', { body })
    const { id } = enrolled.body.enrollment
    await tell('keeper', 'episodeOfCare.lookAtSteps', { id, body: {} })
    const looked = await tell('keeper', 'episodeOfCare.lookAtDischarge', { id, body: {} })
    const { versionId, seen } = looked.body
    const reason = { code: 'goals-met', display: 'Goals met' }
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await tell('keeper', 'episodeOfCare.discharge', { id, body: { versionId, seen, date, reason } })
  }
  return { name: 'an enrollment', run }
}

/** The lists of a chart are looked through with the patient. */
function reviewStory({ scene, people }: StoryHouse): Story {
  const patient = bare(scene.patient)
  let listed: Promise<unknown> | undefined
  const run = async (tell: Tell) => {
    listed ??= listOne(scene, people)
    await listed
    await tell('clinician', 'allergy.review', { body: { patient } })
    await tell('clinician', 'medication.review', { body: { patient } })
    await tell('clinician', 'condition.findCodes', { body: { list: 'condition', text: 'anxiety' } })
  }
  return { name: 'the lists of a chart', run }
}

async function listOne({ patient }: StoryHouse['scene'], { clinician }: StoryHouse['people']): Promise<void> {
  const subject = bare(patient)
  const listed = { status: 'Active', verification: 'Confirmed' }
  const penicillin = {
    display: 'Penicillin G',
    code: '7980',
    system: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  }
  await created(clinician, 'Allergies', {
    ...{ ...listed, patient: subject, kind: 'Allergy', category: 'Medication', criticality: 'High' },
    substance: penicillin,
  })
  await created(clinician, 'Medications', {
    ...{ patient: subject, status: 'Active', kind: 'Prescribed', noMedications: true },
  })
}

/** The recording of a session is removed when its time is over. */
function recordingStory({ people, server }: StoryHouse): Story {
  const { practice, world } = server
  const run = async (tell: Tell) => {
    const keeper = practice.profiles.get('keeper') ?? ''
    const made = (entry: TypeEntry) => created(people.keeper, entry.collection, exampleBody(entry, keeper))
    const media = await made(registry.Media)
    const { id } = await made(registry.Transcription)
    const audio = [{ media: bare(media) }]
    const fields = { audio, retention: { keepTranscript: false, deleteAudioAt: '2026-01-01T00:00:00.000Z' } }
    await putFields(world, practice, { type: 'Transcription', id, fields })
    await tell('worker', 'transcription.removeRecording', { id, body: {} })
  }
  return { name: 'a recording', run }
}

/** Answers to a questionnaire are printed, read and said to be read. */
function answersStory({ scene, people }: StoryHouse): Story {
  let asked: Promise<Row> | undefined
  const run = async (tell: Tell) => {
    asked ??= active(scene.admin, 'Questionnaires', instrument('read-answers'))
    const { id, versionId } = await created(people.clinician, 'QuestionnaireResponses', {
      ...{ questionnaire: bare(await asked), patient: bare(scene.patient), author: scene.owner },
      ...{ source: 'Clinician', status: 'Final', answers: { sleep: '1', harm: '1' } },
      authored: '2026-02-04T09:10:00-06:00',
    })
    await tell('clinician', 'questionnaireResponse.print', { id, body: {} })
    const said = { versionId, action: 'We spoke about safety.' }
    await tell('clinician', 'questionnaireResponse.review', { id, body: said })
  }
  return { name: 'answers to a questionnaire', run }
}

/** Answers that somebody gives are moved to the newer version of their questionnaire. */
function movedAnswersStory({ scene, people }: StoryHouse): Story {
  const run = async (tell: Tell, turn: number) => {
    const key = `moved-answers-${turn}`
    const older = await active(scene.admin, 'Questionnaires', instrument(key))
    const { id, versionId } = await created(people.clinician, 'QuestionnaireResponses', {
      ...{ questionnaire: bare(older), patient: bare(scene.patient), author: scene.owner },
      ...{ source: 'Clinician', status: 'Preliminary', answers: { sleep: '1' } },
      authored: '2026-02-04T09:10:00-06:00',
    })
    await active(scene.admin, 'Questionnaires', { ...instrument(key), version: 2 })
    await tell('clinician', 'questionnaireResponse.upgrade', { id, body: { versionId } })
  }
  return { name: 'answers to an older version', run }
}
