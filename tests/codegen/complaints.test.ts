import { expect, test } from 'vitest'
import { changed, complaintsAbout } from './small-project.ts'

const visit = 'schemas/resources/visit.json'
const patient = 'schemas/resources/patient.json'
const sets = 'schemas/permissions/grant-sets.json'
const own = 'schemas/permissions/own.json'
const finish = 'schemas/operations/visit-finish.json'
const state = 'schemas/enumerations/visit-state.json'
const friend = ['properties', 'friend']

/** A rule of reach that is sound but for what is given. */
function teamRule(wrong: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const sides = { patients: { at: ['patient'] }, people: { at: ['patient'] } }
  return { reason: 'visit:{id}', giving: 'presence', ...sides, ...wrong }
}

/** What is one's own, which is nothing but what is given. */
function ownFile(said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const nothing = { circle: 'ownOnly', rows: [], parts: [], changes: [], within: [] }
  return {
    $schema: '../meta/permission.json',
    title: 'Own',
    description: 'Own.',
    own: { ...nothing, ...said },
  }
}

test('a sound project has no complaint', async () => {
  expect(await complaintsAbout({})).toEqual([])
})

type Case = {
  readonly title: string
  readonly changes: Readonly<Record<string, unknown>>
  readonly file: string
  readonly pointer: string
  readonly words: string
}

const cases: readonly Case[] = [
  {
    title: 'a comma too many',
    changes: { [visit]: '{\n  "title": "Visit",\n}' },
    file: visit,
    pointer: '',
    words: 'This is not JSON',
  },
  {
    title: 'a key that stands twice',
    changes: { [state]: '{\n  "title": "VisitState",\n  "title": "VisitState"\n}' },
    file: state,
    pointer: '/title',
    words: 'stands twice',
  },
  {
    title: 'a misspelt keyword',
    changes: changed(visit, ['properties', 'state', 'x-serchable'], true),
    file: visit,
    pointer: '/properties/state/x-serchable',
    words: 'Did you mean "x-searchable"?',
  },
  {
    title: 'a file that does not say what it is',
    changes: changed(visit, ['$schema'], undefined),
    file: visit,
    pointer: '',
    words: 'does not say what it is',
  },
  {
    title: 'a keyword that is missing',
    changes: changed(visit, ['x-label'], undefined),
    file: visit,
    pointer: '',
    words: '"x-label" is missing',
  },
  {
    title: 'a $ref that leads nowhere',
    changes: changed(visit, ['properties', 'state', '$ref'], '../enumerations/visit-stat.json'),
    file: visit,
    pointer: '/properties/state/$ref',
    words: 'Did you mean "schemas/enumerations/visit-state.json"?',
  },
  {
    title: 'a field that was renamed while the old one is there still',
    changes: changed(visit, ['properties', 'room'], {
      title: 'State',
      type: 'string',
      'x-renamedFrom': 'rooms',
    }),
    file: visit,
    pointer: '/properties/room/x-renamedFrom',
    words: 'room was rooms, and rooms is there too',
  },
  {
    title: 'a value that was renamed while the old one is there still',
    changes: changed(state, ['x-renamedFrom'], { done: 'planned' }),
    file: state,
    pointer: '/x-renamedFrom/done',
    words: '"planned" is a value still',
  },
  {
    title: 'a file that is said to be gone and is there',
    changes: {
      'schemas/meta/removed.json': [
        { file: visit, reason: 'Visits are kept elsewhere.', since: '2026-01-02' },
      ],
    },
    file: 'schemas/meta/removed.json',
    pointer: '/0/file',
    words: `${visit} is there`,
  },
  {
    title: 'an acknowledgement without a reason',
    changes: changed(visit, ['x-acknowledged'], [{ change: 'field-removed rooms', since: '2026-01-02' }]),
    file: visit,
    pointer: '/x-acknowledged/0',
    words: '"reason" is missing',
  },
  {
    title: 'a reference to a type without a schema',
    changes: changed(visit, ['properties', 'patient', 'x-reference'], { targets: ['CarePlan'] }),
    file: visit,
    pointer: '/properties/patient/x-reference/targets/0',
    words: 'add "CarePlan" to schemas/meta/pending-types.json',
  },
  {
    title: 'a pending type that has its schema',
    changes: { 'schemas/meta/pending-types.json': ['Patient'] },
    file: 'schemas/meta/pending-types.json',
    pointer: '/0',
    words: 'has its schema now',
  },
  {
    title: 'a coded list that is not there',
    changes: changed(visit, ['properties', 'rooms', 'items', 'properties', 'kind', 'x-list'], 'room-kinds'),
    file: visit,
    pointer: '/properties/rooms/items/properties/kind/x-list',
    words: 'Did you mean "room-kind"?',
  },
  {
    title: 'a pattern that can not be read',
    changes: changed(patient, ['properties', 'name', 'pattern'], '(['),
    file: patient,
    pointer: '/properties/name/pattern',
    words: 'not a regular expression',
  },
  {
    title: 'a promoted path that is no field',
    changes: changed(visit, ['x-resource', 'promoted', 'status'], 'stat'),
    file: visit,
    pointer: '/x-resource/promoted/status',
    words: 'Visit has no field stat',
  },
  {
    title: 'a display path that is no field',
    changes: changed(visit, ['x-resource', 'display'], '{states}'),
    file: visit,
    pointer: '/x-resource/display',
    words: 'Did you mean "state"?',
  },
  {
    title: 'an expandable path that is no reference',
    changes: changed(visit, ['x-resource', 'expandable', 'patient'], ['state']),
    file: visit,
    pointer: '/x-resource/expandable/patient/0',
    words: 'state is not a reference',
  },
  {
    title: 'a transition to a state that is not there',
    changes: changed(visit, ['x-resource', 'transitions', 'state', 'planned'], ['dune']),
    file: visit,
    pointer: '/x-resource/transitions/state/planned/0',
    words: 'state has no state dune',
  },
  {
    title: 'a deletable state that is not there',
    changes: changed(visit, ['x-resource', 'delete', 'states'], ['forgotten']),
    file: visit,
    pointer: '/x-resource/delete/states/0',
    words: 'Its states: planned, done',
  },
  {
    title: 'an inner searchable path that is no field',
    changes: changed(visit, ['properties', 'rooms', 'x-searchable'], ['colour']),
    file: visit,
    pointer: '/properties/rooms/x-searchable/0',
    words: 'no inner field colour',
  },
  {
    title: 'a required field that nothing fills',
    changes: changed(visit, ['required'], ['state', 'counted', 'patient']),
    file: visit,
    pointer: '/properties/patient',
    words: 'nothing fills it at create',
  },
  {
    title: 'a title that is not the name of its file',
    changes: changed(state, ['title'], 'VisitStatus'),
    file: state,
    pointer: '/title',
    words: 'Call the file visit-status.json',
  },
  {
    title: 'a complex type that is called like a resource',
    changes: {
      'schemas/types/visit.json': {
        $schema: '../meta/type.json',
        title: 'Visit',
        description: 'Another visit.',
        type: 'string',
      },
    },
    file: 'schemas/types/visit.json',
    pointer: '',
    words: 'both would become one file',
  },
  {
    title: 'two types in one collection',
    changes: changed(visit, ['x-resource', 'collection'], 'Patients'),
    file: visit,
    pointer: '/x-resource/collection',
    words: 'Patient has the collection Patients too',
  },
  {
    title: 'a value without a label',
    changes: changed(state, ['x-labels'], { planned: 'Planned' }),
    file: state,
    pointer: '/x-labels',
    words: '"done" has no label',
  },
  {
    title: 'a default that is no value',
    changes: changed(visit, ['properties', 'state', 'default'], 'plannd'),
    file: visit,
    pointer: '/properties/state/default',
    words: 'Did you mean "planned"?',
  },
  {
    title: 'a mask by a flag that is not there',
    changes: changed(visit, ['properties', 'rooms', 'items', 'properties', 'secret', 'x-masked'], 'CanSe'),
    file: visit,
    pointer: '/properties/rooms/items/properties/secret/x-masked',
    words: 'Did you mean "CanSee"?',
  },
  {
    title: 'a grant set that everybody would hold',
    changes: changed(sets, ['grantSets', 0, 'flags'], []),
    file: sets,
    pointer: '/grantSets/0/flags',
    words: 'everybody would hold it',
  },
  {
    title: 'a role with a grant set that is not defined',
    changes: changed(sets, ['roles', 0, 'grantSets'], ['watch']),
    file: sets,
    pointer: '/roles/0/grantSets/0',
    words: 'GrantSet watch is not defined.',
  },
  {
    title: 'rows that are somebody’s own, of a type that is not there',
    changes: {
      [own]: ownFile({ rows: [{ type: 'Visitt', description: 'Theirs.', sql: 'owner = any (mine)' }] }),
    },
    file: own,
    pointer: '/own/rows/0/type',
    words: 'No resource is called Visitt.',
  },
  {
    title: 'parts that are somebody’s own, in a list that is not there',
    changes: {
      [own]: ownFile({
        parts: [{ type: 'Visit', list: 'roms', part: 'for', people: 'rooms', person: 'who' }],
      }),
    },
    file: own,
    pointer: '/own/parts/0/list',
    words: 'Visit has no field roms.',
  },
  {
    title: 'fields that people of the portal change, of which one is not there',
    changes: {
      [own]: ownFile({ changes: [{ type: 'Visit', description: 'Theirs.', fields: ['rooms', 'roms'] }] }),
    },
    file: own,
    pointer: '/own/changes/0/fields/1',
    words: 'Visit has no field roms.',
  },
  {
    title: 'an act that looks itself to what is one’s own and is not there',
    changes: { [own]: ownFile({ within: ['visit.flee'] }) },
    file: own,
    pointer: '/own/within/0',
    words: 'No operation is called visit.flee.',
  },
  {
    title: 'an act with a flag that is not there',
    changes: changed(finish, ['x-operation', 'flags'], ['app:CanFly']),
    file: finish,
    pointer: '/x-operation/flags/0',
    words: 'There is no flag app:CanFly',
  },
  {
    title: 'somebody who reaches a patient by a field that is not there',
    changes: changed(visit, ['x-resource', 'team'], [teamRule({ patients: { at: ['patiant'] } })]),
    file: visit,
    pointer: '/x-resource/team/0/patients/at/0',
    words: 'Did you mean "patient"?',
  },
  {
    title: 'somebody who reaches a patient by a field that names nobody',
    changes: changed(visit, ['x-resource', 'team'], [teamRule({ people: { at: ['counted'] } })]),
    file: visit,
    pointer: '/x-resource/team/0/people/at/0',
    words: 'counted is not a reference.',
  },
  {
    title: 'reach that would end in a state that there is not',
    changes: changed(visit, ['x-resource', 'team'], [teamRule({ unless: { state: ['dune'] } })]),
    file: visit,
    pointer: '/x-resource/team/0/unless/state/0',
    words: 'Did you mean "done"?',
  },
  {
    title: 'a misspelt word for those whose rows decide rights',
    changes: changed(visit, ['x-resource', 'decideRights'], true),
    file: visit,
    pointer: '/x-resource/decideRights',
    words: 'Did you mean "decidesRights"?',
  },
  {
    title: 'an act that is no event of the trail',
    changes: changed(finish, ['x-operation', 'event'], 'visit-finnish'),
    file: finish,
    pointer: '/x-operation/event',
    words: 'Did you mean "visit-finish"?',
  },
  {
    title: 'an act whose word for writing locked rows is misspelt',
    changes: changed(finish, ['x-operation', 'writeLocked'], true),
    file: finish,
    pointer: '/x-operation/writeLocked',
    words: 'Did you mean "writesLocked"?',
  },
  {
    title: 'an act of a type that is not there',
    changes: changed(finish, ['x-operation', 'resource'], 'Visits'),
    file: finish,
    pointer: '/x-operation/resource',
    words: 'Did you mean "Visit"?',
  },
  {
    title: 'an act with a permission that nobody has',
    changes: changed(finish, ['x-operation', 'permission'], 'Visit:Delete'),
    file: finish,
    pointer: '/x-operation/permission',
    words: 'nobody could do this',
  },
  {
    title: 'rows sorted by a field that is not sortable',
    changes: changed(visit, ['x-resource', 'sort', 'field'], 'state'),
    file: visit,
    pointer: '/x-resource/sort/field',
    words: 'state is not sortable',
  },
  {
    title: 'a field that a create must bring and may not',
    changes: changed(visit, ['x-createRequired'], ['state', 'counted']),
    file: visit,
    pointer: '/properties/counted',
    words: 'A create must bring counted, and may not',
  },
  {
    title: 'a text that is missing in Spanish',
    changes: { 'src/shared/messages/es/rules.json': {} },
    file: 'src/shared/messages/en/rules.json',
    pointer: '/rules.missing',
    words: 'Add it to src/shared/messages/es/rules.json',
  },
  {
    title: 'a text with other parameters in Spanish',
    changes: { 'src/shared/messages/es/rules.json': { 'rules.missing': 'Falta {cosa}.' } },
    file: 'src/shared/messages/es/rules.json',
    pointer: '/rules.missing',
    words: 'English uses {thing}, Spanish {cosa}.',
  },
  {
    title: 'a text that is not ICU',
    changes: { 'src/shared/messages/en/rules.json': { 'rules.missing': 'The {thing is missing.' } },
    file: 'src/shared/messages/en/rules.json',
    pointer: '/rules.missing',
    words: 'not an ICU message',
  },
  {
    title: 'an id in two files of a language',
    changes: { 'src/shared/messages/en/more.json': { 'rules.missing': 'Again {thing}.' } },
    file: 'src/shared/messages/en/rules.json',
    pointer: '/rules.missing',
    words: 'stands in src/shared/messages/en/more.json too',
  },
  {
    title: 'a rule whose sentence is not there',
    changes: changed('schemas/rules/missing-thing.json', ['x-messages', 'missing'], 'rules.nowhere'),
    file: 'schemas/rules/missing-thing.json',
    pointer: '/x-messages/missing',
    words: 'No message is called "rules.nowhere"',
  },
  {
    title: 'a plain call that is told something that nobody describes',
    changes: changed('schemas/plain/plain.json', ['verbs', 'read', 'parameters'], ['expands']),
    file: 'schemas/plain/plain.json',
    pointer: '/verbs/read/parameters/0',
    words: 'Did you mean "expand"?',
  },
  {
    title: 'a plain call at an address with a part that nobody describes',
    changes: changed('schemas/plain/plain.json', ['verbs', 'read', 'path'], '/{row}'),
    file: 'schemas/plain/plain.json',
    pointer: '/verbs/read/path',
    words: 'There is no parameter row.',
  },
  {
    title: 'a stream at an address with a part that nobody describes',
    changes: changed('schemas/plain/plain.json', ['streams', 'changes', 'path'], '/api/v1/{row}/changes'),
    file: 'schemas/plain/plain.json',
    pointer: '/streams/changes/path',
    words: 'There is no parameter row.',
  },
  {
    title: 'a label without Spanish',
    changes: { 'schemas/labels/es.json': {} },
    file: visit,
    pointer: '',
    words: 'The label "Rooms" has no Spanish.',
  },
  {
    title: 'an index on a column that is not there',
    changes: changed('schemas/tables/visit.json', ['indexes', 0, 'columns', 0, 'column'], 'ids'),
    file: 'schemas/tables/visit.json',
    pointer: '/indexes/0/columns/0',
    words: 'Did you mean "id"?',
  },
  {
    title: 'a made state to which no step leads',
    changes: changed(visit, ['x-resource', 'madeBy'], { state: { done: { planned: 'job' } } }),
    file: visit,
    pointer: '/x-resource/madeBy/state/done/planned',
    words: 'state has no step from done to planned.',
  },
  {
    title: 'a state that is made by an operation of nobody',
    changes: changed(visit, ['x-resource', 'madeBy'], { state: { planned: { done: 'visit.finsh' } } }),
    file: visit,
    pointer: '/x-resource/madeBy/state/planned/done',
    words: 'Visit has no operation visit.finsh.',
  },
  {
    title: 'a state that is made by a word that is none',
    changes: changed(visit, ['x-resource', 'madeBy'], { state: { planned: { done: 'magic' } } }),
    file: visit,
    pointer: '/x-resource/madeBy/state/planned/done',
    words: 'signatures|job|act',
  },
  {
    title: 'a reference that is held to one patient and free for all',
    changes: changed(visit, friend, {
      title: 'Friend',
      $ref: '../types/reference.json',
      'x-reference': {
        targets: ['Patient'],
        otherPatient: 'Friends come along to some of the visits.',
        ofPatient: 'patient',
      },
    }),
    file: visit,
    pointer: '/properties/friend',
    words: 'friend says otherPatient and ofPatient.',
  },
  {
    title: 'a reason for naming another patient where nobody is named',
    changes: {
      ...changed(patient, ['x-resource', 'patientField'], undefined),
      ...changed(visit, friend, {
        title: 'Friend',
        $ref: '../types/reference.json',
        'x-reference': { targets: ['Patient'], otherPatient: 'Friends come along to some of the visits.' },
      }),
    },
    file: visit,
    pointer: '/properties/friend',
    words: 'friend leads to no rows of patients.',
  },
  {
    title: 'a reference that is held to a field that is not there',
    changes: changed(visit, friend, {
      title: 'Friend',
      $ref: '../types/reference.json',
      'x-reference': { targets: ['Patient'], ofPatient: 'patients' },
    }),
    file: visit,
    pointer: '/properties/friend',
    words: 'friend is held to patients, which is no reference beside it.',
  },
  {
    title: 'a reference that is held to something that is no reference',
    changes: changed(visit, friend, {
      title: 'Friend',
      $ref: '../types/reference.json',
      'x-reference': { targets: ['Patient'], ofPatient: 'counted' },
    }),
    file: visit,
    pointer: '/properties/friend',
    words: 'friend is held to counted, which is no reference beside it.',
  },
  {
    title: 'a reference that is needed and is cleared',
    changes: changed(visit, friend, {
      title: 'Friend',
      type: 'array',
      items: {
        $ref: '../types/reference.json',
        'x-reference': { targets: ['Patient'], onDeletion: 'clear' },
      },
      minItems: 1,
    }),
    file: visit,
    pointer: '/properties/friend',
    words: 'friend is needed, so it cannot be cleared.',
  },
  {
    title: "a practice's table that is open to all",
    changes: changed('schemas/tables/visit.json', ['rowSecurity'], 'none'),
    file: 'schemas/tables/visit.json',
    pointer: '/rowSecurity',
    words: 'open to every practice',
  },
]

test.each(cases)(
  '$title is named with its file and place, and with what to do',
  async ({ changes, file, pointer, words }) => {
    const complaints = await complaintsAbout(changes)

    const told = complaints.filter((complaint) => complaint.file === file && complaint.pointer === pointer)
    expect(told.map(({ what, fix }) => `${what} ${fix}`).join('\n')).toContain(words)
  },
)

test('all complaints come together, each with its line', async () => {
  const complaints = await complaintsAbout({
    ...changed(visit, ['properties', 'state', 'x-serchable'], true),
    ...changed(sets, ['grantSets', 0, 'flags'], []),
    ...changed(state, ['x-labels'], { planned: 'Planned' }),
  })

  expect(new Set(complaints.map(({ file }) => file))).toEqual(new Set([visit, sets, state]))
  const misspelt = complaints.find(({ pointer }) => pointer === '/properties/state/x-serchable')
  expect(misspelt?.line).toBeGreaterThan(1)
})
