import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  type DeclaredHouse,
  everyPermission,
  flagsOfPeople,
  openDeclaredHouse,
} from '#tests/support/isolation/declared/open-declared-house.ts'
import { guardedPlaces, hiddenWords, namingPlaces } from '#tests/support/isolation/rule/hidden-words.ts'
import { exampleBody, storeExamples } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'

const states = ['Draft', 'ReadyToSign', 'PartiallySigned', 'Returned', 'Signed', 'Amending', 'Voided']
const at = '2026-03-04T15:00:00.000Z'
const across = { headers: { 'x-enable-cross-partition': 'true' } }
const word = (path: string) => `heron-${path}-`

/** A note in which something stands at each place, and which names `asker` at one place or nowhere. */
function noteOf(state: string, place: string | undefined, people: { asker: string; other: string }) {
  const who = (path: string) => ({
    id: path === place ? people.asker : people.other,
    resourceType: 'Practitioner',
  })
  const reason = (path: string) => ({ code: word(path), display: word(path) })
  const signature = { id: '1', stepId: 'author', meaning: 'Authored', method: 'Password', signedAt: at }
  const amendment = { kind: 'Amendment', reason: reason('reason'), at }
  const isDraft = !['Signed', 'Amending', 'Voided'].includes(state)
  return {
    ...{ signingState: state, status: isDraft ? 'Preliminary' : 'Final' },
    ...{ author: who('author'), scribe: who('scribe') },
    participants: [{ individual: who('participants.individual'), type: 'PrimaryPerformer' }],
    returned: [{ by: who(''), at, reason: reason('returned'), comment: word('returned') }],
    reviewers: [{ practitioner: who('reviewers.practitioner'), comment: word('reviewers.comment') }],
    countersigners: [{ practitioner: who('countersigners.practitioner') }],
    provenance: [{ sectionId: '1', elementId: word('provenance'), source: 'Typed', at }],
    ruleResults: [{ ruleId: word('ruleResults'), itemId: '1', kind: 'x', outcome: 'Pass' }],
    patientSignatures: [{ ...signature, comment: word('patientSignatures') }],
    reassigned: [{ by: who(''), at, to: who(''), reason: word('reassigned.reason') }],
    signatures: [
      {
        ...{ ...signature, signer: who('signatures.signer'), comment: word('signatures.comment') },
        invalidated: { at, by: who(''), reason: word('signatures.invalidated.reason') },
      },
    ],
    amendments: [
      { ...amendment, id: '1', author: who(''), text: word('amendments') },
      {
        ...{ ...amendment, id: '2', author: who('amendments.author'), text: word('amendments.last') },
        sectionChanges: [{ op: 'replace', path: '/sections/0/data/mood', value: word('amendments.last') }],
      },
    ],
  }
}

describe.each(databasesFor(import.meta.url))('the words of drafts (%s)', (database) => {
  let house: DeclaredHouse
  let id = ''
  let people = { asker: '', other: '' }
  beforeAll(async () => {
    house = await openDeclaredHouse(database)
    const { world, practice } = house.server
    await storeExamples(world, practice)
    people = { asker: house.profileId, other: practice.profiles.get('colleague') ?? '' }
    const body = exampleBody(registry.Note, people.other)
    const actor = systemActor(practice.id, practice.key)
    const made = await openAs(world, { actor, operation: 'example.create' }, (opened) =>
      openRows(opened, 'Note').insert(body, {}),
    )
    if (!made.ok) throw new Error(JSON.stringify(made.failure))
    id = made.value.id
  }, 180_000)
  afterAll(() => house?.close())

  async function shownAt(state: string, place: string | undefined): Promise<readonly string[]> {
    const { world, practice } = house.server
    const sections = [{ id: '1', key: 'x', title: 'x', order: 1, data: { mood: word('sections') } }]
    const fields = { ...noteOf(state, place, people), sections }
    await putFields(world, practice, { type: 'Note', id, fields })
    const { status, body } = await house.asker.ask('GET', `Notes/${id}`, across)
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    const shown = guardedPlaces.filter((path) => text.includes(word(path)))
    expect(body.meta.hasTransformations, `${state} ${place}`).toBe(shown.length < guardedPlaces.length)
    return shown
  }

  test.each([[false], [true]])('are shown as the rule says (co-signs: %s)', async (coSigns) => {
    const flags = flagsOfPeople.filter((flag) => coSigns || flag !== 'CanCoSignNotes')
    await house.hold({ permissions: everyPermission, flags })
    for (const state of states)
      for (const place of [undefined, ...namingPlaces]) {
        const hidden = hiddenWords({ state, place, flags: new Set(flags) })
        const expected = guardedPlaces.filter((path) => !hidden.has(path))
        expect(await shownAt(state, place), `${state}, named at ${place}`).toEqual(expected)
      }
  })
})
