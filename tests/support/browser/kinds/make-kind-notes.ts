import type { FormElement } from '#generated/types/elements.ts'
import type { Note } from '#generated/types/note.ts'
import { idOf } from '#server/demo/facts/id-of.ts'
import { randomFrom } from '#server/demo/facts/random.ts'
import { filledAnswers } from '#server/demo/making/filled-answers.ts'
import { demoPassword } from '#server/demo/rows/make-demo-staff.ts'
import type { TestAnswer } from '#tests/support/server/server.ts'
import { type DemoHouse, demoMoment } from '../demo-house.ts'

/** For pictures in tests, the kinds of notes. */
export const kindsOfNotes = [
  'Note',
  'DocumentationNote',
  'AssessmentNote',
  'GroupNote',
  'MultiServiceNote',
  'ScribeSession',
] as const

type Kind = (typeof kindsOfNotes)[number]

/** For pictures in tests, the notes of each kind by their ids: being written, signed, and amended. */
export type KindNotes = Readonly<
  Record<Kind, { readonly draft: string; readonly signed: string; readonly amended: string }>
>

const author = 'okafor'
const day = 86_400_000

/** For tests, writes three notes of each kind in the demo practice, as its clinician would: one is left unfinished, one is signed, one is signed and amended. */
export async function makeKindNotes(house: DemoHouse): Promise<KindNotes> {
  const desk = openDesk(house)
  await desk.allowDrafting()
  const contact = (await desk.use('NoteDefinitions', 'phone-contact')).id
  const assessment = (await desk.use('NoteDefinitions', 'intake-assessment')).id
  const ways: Readonly<Record<Kind, (daysAgo: number) => Promise<string>>> = {
    Note: (daysAgo) => desk.start(idOf('demo-def-therapy-progress-note'), 'Note', daysAgo),
    DocumentationNote: (daysAgo) => desk.start(contact, 'DocumentationNote', daysAgo),
    AssessmentNote: (daysAgo) => desk.start(assessment, 'AssessmentNote', daysAgo),
    ScribeSession: (daysAgo) => desk.start(idOf('demo-def-therapy-progress-note'), 'ScribeSession', daysAgo),
    GroupNote: await desk.meetings(),
    MultiServiceNote: await desk.visitsOfServices(),
  }
  const made: Partial<Record<Kind, KindNotes[Kind]>> = {}
  for (const [index, kind] of kindsOfNotes.entries()) {
    const begin = (which: number) => ways[kind](2 + index * 3 + which)
    const draft = await begin(0)
    await (kind === 'ScribeSession' ? desk.speak(draft) : desk.write(draft, 1))
    const finish = async (id: string) => {
      await desk.diagnose(id)
      await desk.write(id)
      await desk.sign(id)
      return id
    }
    const signed = await finish(await begin(1))
    const amended = await finish(await begin(2))
    await desk.amend(amended)
    await desk.sign(amended)
    made[kind] = { draft, signed, amended }
  }
  return made as KindNotes
}

/** What a clinician of the demo practice does with notes, and who sets the practice up. */
function openDesk(house: DemoHouse) {
  const ask = async (method: string, path: string, body?: object, login = author) =>
    done(path, house.ask(login, method, path, body && { body }))
  const noteOf = (id: string): Promise<Note> => ask('GET', `Notes/${id}`)
  const partsOf = async (id: string): Promise<readonly Note[]> => [
    await noteOf(id),
    ...(await ask('POST', 'Notes/queries', [{ field: 'partOf', op: 'eq', value: id }])),
  ]
  return {
    ...openMeetings(ask),
    /** Lets notes be drafted from phrases. */
    allowDrafting: async () => {
      const { id, meta } = (await ask('GET', 'PracticePreferences', undefined, 'implementation'))[0]
      const body = [{ op: 'add', path: '/ambientListening', value: true }]
      await ask('PATCH', `PracticePreferences/${id}?versionId=${meta.versionId}`, body, 'implementation')
    },
    /** Begins a note about the first patient of the day. */
    start: async (definition: string, kind: Kind, daysAgo: number): Promise<string> => {
      const visit = await ask('GET', `Appointments/${idOf('demo-app-today-1')}`)
      const [{ subject, episodeOfCare }] = visit.attendees
      const { note } = await ask('POST', 'Notes/start', {
        ...{
          patient: subject,
          noteDefinition: { id: definition, resourceType: 'NoteDefinition' },
          kind,
          episodeOfCare,
        },
        ...(kind !== 'DocumentationNote' && { serviceType: visit.serviceType, location: visit.location }),
        ...{ start: momentOf(daysAgo), minutes: 50, another: true },
      })
      return note.id
    },
    /** Names in the session of a note, and of each of its parts, what its patient is treated for. */
    diagnose: async (id: string): Promise<void> => {
      for (const { encounter, patient } of await partsOf(id)) {
        if (!encounter || !patient) continue
        const wanted = [{ field: 'subject', op: 'eq', value: patient.id }]
        const conditions = await ask('POST', 'Conditions/queries', wanted)
        const value = conditions.slice(0, 1).map(({ id: condition, code }: Row, at: number) => ({
          ...{ condition: { id: condition, resourceType: 'Condition' }, rank: at + 1, code },
        }))
        const { meta } = await ask('GET', `Encounters/${encounter.id}`)
        const body = [{ op: 'add', path: '/diagnoses', value }]
        await ask('PATCH', `Encounters/${encounter.id}?versionId=${meta.versionId}`, body)
      }
    },
    /** Answers the first sections of a note and of its parts, or all of them. */
    write: async (id: string, most = 99): Promise<void> => {
      for (const { id: part, meta, sections } of await partsOf(id)) {
        const body = []
        for (const [index, { form, data }] of sections.slice(0, most).entries()) {
          const section = await ask('GET', `NoteSectionForms/${form.id}`)
          const { elements } = await ask('GET', `Forms/${section.form.id}`)
          const value = { ...answersTo(elements), ...data }
          body.push({ op: 'replace', path: `/sections/${index}/data`, value })
        }
        await ask('PATCH', `Notes/${part}?versionId=${meta.versionId}`, body)
      }
    },
    /** Has a draft made of phrases; its passages wait to be looked at. */
    speak: async (id: string): Promise<void> => {
      const { subject, author: witness } = await noteOf(id)
      const phrases = [
        'Goal: sleep six hours a night',
        'Worked on a wind-down routine and thought records',
        'She slept five nights of seven, better than last week',
        'Plan: keep the sleep diary and meet next week',
      ]
      const verbalConsents = [{ person: subject, witness }]
      await ask('POST', 'Transcriptions/draft', {
        note: { id, resourceType: 'Note' },
        phrases,
        verbalConsents,
      })
    },
    sign: async (id: string): Promise<void> => {
      const parts = []
      for (const { id: part, meta, signingState } of await partsOf(id)) {
        if (signingState === 'Signed') continue
        const ready = await ask('POST', `Notes/${part}/ready`, { versionId: meta.versionId })
        if (ready.openSteps.length > 0)
          parts.push({ note: { id: part, resourceType: 'Note' }, overrides: overridesOf(ready), ...ready })
      }
      const [first, ...others] = parts
      const [{ stepId, meaning }] = first.openSteps
      await ask('POST', `Notes/${first.note.id}/sign`, {
        ...{ stepId, meaning, method: 'Password', credential: demoPassword },
        ...{ overrides: first.overrides, contentHash: first.contentHash },
        parts: others.map(({ note, contentHash, overrides }) => ({ note, contentHash, overrides })),
      })
    },
    /** Changes the first words of a signed note, with a reason. */
    amend: async (id: string): Promise<void> => {
      const { meta, sections } = await noteOf(id)
      const [place, section] = [...sections.entries()].find(([, { data }]) => textIn(data)) ?? []
      const [name, text] = textIn(section?.data ?? {}) ?? []
      await ask('POST', `Notes/${id}/amend`, {
        versionId: meta.versionId,
        reason: { code: 'correction-of-fact', display: 'Correction of a fact' },
        text: 'It was the mother who called, not the sister.',
        sectionChanges: [
          {
            op: 'replace',
            path: `/sections/${place}/data/${name}`,
            value: `${text} Afterwards the mother called, not the sister.`,
          },
        ],
      })
    },
  }
}

type Ask = (method: string, path: string, body?: object, login?: string) => Promise<TestAnswer['body']>

/** The meetings of the group of the day, and visits in which several services are given. */
function openMeetings(ask: Ask) {
  const put = async (collection: string, body: object, publishes = true) => {
    const row = await ask('POST', collection, { status: 'Draft', version: 1, ...body }, 'implementation')
    const versionId = row.meta.versionId
    if (publishes) await ask('POST', `${collection}/${row.id}/publish`, { versionId }, 'implementation')
    return { id: row.id, resourceType: row.resourceType }
  }
  /** Puts a starter in force. */
  const use = async (collection: string, starter: string) => {
    const used = await ask('POST', `${collection}/use-starter`, { starter }, 'implementation')
    const { id, resourceType } = used.definition
    const { meta } = await ask('GET', `${collection}/${id}`, undefined, 'implementation')
    const body = { versionId: meta.versionId }
    await ask('POST', `${collection}/${id}/publish`, body, 'implementation')
    return { id, resourceType }
  }
  return {
    use,
    meetings: async () => {
      const noteDefinition = await use('GroupNoteDefinitions', 'group-note')
      const today = await groupOfToday(ask)
      return async (daysAgo: number): Promise<string> => {
        const start = momentOf(daysAgo)
        const end = new Date(Date.parse(start) + 90 * 60_000).toISOString()
        const body = { ...today, start, end, duration: 90, status: 'booked' }
        const { id: meeting } = await ask('POST', 'Appointments?confirmed=true', body, 'sato')
        const { note } = await ask('POST', `Appointments/${meeting}/start-note`, { noteDefinition })
        return note.id
      }
    },
    visitsOfServices: async () => {
      const [contact, visit] = await Promise.all([
        ask('GET', `NoteDefinitions/${idOf('demo-def-brief-soap')}`),
        ask('GET', `Appointments/${idOf('demo-app-today-1')}`),
      ])
      const { sections, signatureConfiguration } = contact
      const part = (name: string, key: string, type: string) =>
        put(
          'NoteDefinitions',
          {
            ...{ name, key, type, kinds: ['MultiServiceNote'], sections: sections.slice(0, 1) },
            signatureConfiguration,
          },
          false,
        )
      const definition = await put('GroupNoteDefinitions', {
        ...{ name: 'Visit with several services', key: 'several-services', composition: 'MultiService' },
        common: await part('The visit', 'several-common', 'Form'),
        serviceDefinitions: [
          { service: visit.serviceType, definition: await part('Skills', 'several-skills', 'Subform') },
        ],
        signatureConfiguration,
      })
      return async (daysAgo: number): Promise<string> => {
        const [{ subject, episodeOfCare }] = visit.attendees
        const { note } = await ask('POST', 'Notes/start', {
          ...{ patient: subject, noteDefinition: definition, episodeOfCare, location: visit.location },
          ...{ serviceType: visit.serviceType, start: momentOf(daysAgo), minutes: 120 },
        })
        await ask('POST', `Notes/${note.id}/services`, { service: visit.serviceType })
        return note.id
      }
    },
  }
}

/** What is booked for the group that meets on the day of the pictures. */
async function groupOfToday(ask: Ask): Promise<object> {
  for (let place = 1; place < 12; place += 1) {
    const found = await ask('GET', `Appointments/${idOf(`demo-app-today-${place}`)}`, undefined, 'sato')
    if (!found.isGroup) continue
    const { timezone, kind, mode, owner, serviceType, location, attendees, group, program } = found
    return { timezone, kind, mode, owner, serviceType, location, attendees, group, program, isGroup: true }
  }
  throw new Error('No group meets today in the demo practice.')
}

/** What is asked where something else holds is answered too: whoever is asked about was there. */
function answersTo(elements: readonly FormElement[]): object {
  const asked = elements.map(({ visibleWhen: _, requiredWhen, ...element }) => ({
    ...element,
    ...(requiredWhen && { required: true }),
  }))
  const isThere = elements.some(({ id }) => id === 'attendance')
  return {
    ...filledAnswers(randomFrom(7), asked as readonly FormElement[]),
    ...(isThere && { attendance: 'whole-session' }),
  }
}

type Row = { readonly id: string; readonly code: object }
type Found = {
  readonly severity: string
  readonly outcome: string
  readonly ruleId: string
  readonly itemId: string
}

function overridesOf({ ruleResults }: { readonly ruleResults: readonly Found[] }): readonly object[] {
  return ruleResults
    .filter(({ outcome, severity }) => outcome === 'Fail' && severity === 'Warn')
    .map(({ ruleId, itemId }) => ({ ruleId, itemId, reason: 'Agreed with the supervisor.' }))
}

function textIn(data: object): readonly [string, string] | undefined {
  return Object.entries(data).find(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length > 40,
  )
}

/** Two in the afternoon of the practice, some days before the pictures. */
function momentOf(daysAgo: number): string {
  return new Date(Date.parse(demoMoment) + 3 * 3_600_000 - daysAgo * day).toISOString()
}

async function done(path: string, asking: Promise<TestAnswer>): Promise<TestAnswer['body']> {
  const answer = await asking
  if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`)
  return answer.body
}
