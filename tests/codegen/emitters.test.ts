import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate } from '#codegen/generate.ts'
import type { GeneratedFiles } from '#codegen/write/generated-files.ts'
import { smallProject } from './small-project.ts'

const project = smallProject({
  'schemas/labels/es.json': {
    ID: 'ID',
    Type: 'Tipo',
    Display: 'Texto',
    Identifiers: 'Identificadores',
    Version: 'Versión',
    Planned: 'Planeada',
    Done: 'Hecha',
    Patient: 'Paciente',
    Patients: 'Pacientes',
    Name: 'Nombre',
    Visit: 'Visita',
    Visits: 'Visitas',
    State: 'Estado',
    Rooms: 'Salas',
    Kind: 'Clase',
    Secret: 'Secreto',
    Form: 'Formulario',
    Counted: 'Contadas',
    Finish: 'Terminar',
    Quiet: 'Tranquila',
  },
})
let files: GeneratedFiles

beforeAll(async () => {
  const result = await generate(project.root)
  if (!result.ok) throw new Error(JSON.stringify(result.complaints))
  files = result.files
})
afterAll(() => project.close())

function file(path: string): string {
  return files.get(`generated/${path}`) ?? ''
}

test('every file says first where it comes from and that edits are lost', () => {
  const plain = [...files].filter(([path]) => !path.endsWith('.json'))
  expect(
    plain.filter(([, text]) => !/^(\/\/|--|<!--) Generated from .* Edits are lost\.( -->)?\n/.test(text)),
  ).toEqual([])
})

test('an enumeration is its values in order and their type', () => {
  expect(
    file('enumerations/visit-state.ts'),
  ).toBe(`// Generated from schemas/enumerations/visit-state.json by npm run generate. Edits are lost.
/** Where a visit stands. */
export const visitStates = ['planned', 'done'] as const

export type VisitState = (typeof visitStates)[number]
`)
})

test('a type is readonly at any depth, and takes others by name', () => {
  const text = file('types/visit.ts')
  expect(text).toContain("import type { VisitState } from '../enumerations/visit-state.ts'")
  expect(text).toContain("readonly resourceType: 'Visit'")
  expect(text).toContain('readonly state: VisitState')
  expect(text).toContain(
    'readonly rooms?: readonly {\n    readonly kind: CodedValue\n    readonly secret?: string\n  }[]',
  )
})

test('a create has what the client must bring, and nothing of the server', () => {
  expect(file('types/resources.ts')).toContain(
    "export type VisitCreate = Pick<Visit, 'state'> &\n  Partial<Pick<Visit, 'identifiers' | 'patient' | 'rooms' | 'form'>>",
  )
})

test('elements are one union by their type', () => {
  const text = file('types/elements.ts')
  expect(text).toContain('export type FormElement =\n  | SectionElement')
  expect(text).toContain('readonly children: readonly FormElement[]')
  expect(file('types/rules.ts')).toContain("readonly kind: 'MissingThing'")
})

test('the registry tells the store where each value goes', () => {
  const text = file('tables/registry.ts')
  expect(text).toContain("promoted: { status: 'state' }")
  expect(text).toContain("{ path: 'rooms.kind', kind: 'coded' }")
  expect(text).toContain("texts: [{ field: 'name', path: 'name' }]")
  expect(text).toContain("masked: [{ path: 'rooms.secret', flag: 'CanSee' }]")
  expect(text).toContain("references: [{ path: 'patient', targets: ['Patient'], pinned: false }]")
  expect(text).toContain("serverOwned: ['id', 'meta', 'display', 'counted']")
})

test('an operation knows its method, its path, its permission and whether it may wait', async () => {
  const path = join(project.root, 'generated/operations/operations.ts')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, file('operations/operations.ts'))
  const { operations, plainId } = await import(path)

  expect(operations['visit.finish']).toMatchObject({
    path: '/api/v1/practices/{practice}/Visits/{id}/finish',
    offline: 'refuse',
    kind: 'act',
  })
  expect(operations['patient.patch']).toEqual({
    id: 'patient.patch',
    resource: 'Patient',
    verb: 'patch',
    method: 'PATCH',
    path: '/api/v1/practices/{practice}/Patients/{id}',
    permission: 'Patient:Update',
    flags: [],
    offline: 'queue',
    kind: 'plain',
  })
  expect(plainId.Visit.readVersion).toBe('visit.readVersion')
  expect(plainId.Visit.finish).toBeUndefined()
  expect(Object.keys(operations).filter((id) => id.startsWith('visit.'))).toEqual([
    'visit.create',
    'visit.list',
    'visit.query',
    'visit.read',
    'visit.readVersion',
    'visit.history',
    'visit.update',
    'visit.patch',
    'visit.delete',
    'visit.restore',
    'visit.finish',
  ])
  expect(file('operations/acts.ts')).toContain(
    'export type VisitFinishInput = {\n  readonly reason?: string\n}',
  )
})

test('what a rule does where its author says nothing, and how an element can be drawn, is written out of their schemas', () => {
  const rules = file('traits/rule-traits.ts')
  expect(rules).toContain("export type RuleNeed = 'location'")
  expect(rules).toContain("readonly defaultSeverity: 'Block'")
  expect(rules).toMatch(
    /MissingThing: \{\n {4}defaultSeverity: 'Block',[^}]*needs: \['location'\],\n {4}placeholders: \[[^}]*\],\n {2}\}/,
  )
  expect(file('traits/element-displays.ts')).toContain('  Section: [],')
})

test('a plain call takes and answers what the schema of plain calls says', () => {
  const plain = file('operations/plain.ts')
  expect(plain).toContain("continuation: { header: 'x-continuation-token', written: '*' }")
  expect(plain).toMatch(
    /type ReadVersionCall = \{\n {2}readonly id: string\n {2}readonly versionId: string\n/,
  )
  expect(plain).toMatch(/type DeleteCall = \{[^}]*readonly versionId: string/)
  expect(plain).toContain('readonly query: QueryCall\n')
  expect(plain).toContain('readonly create: CreateCall & { readonly body: Creates[Type] }')
  expect(plain).toContain('readonly history: Page<Meta>')
  const forms = file('operations/parameter-forms.ts')
  expect(forms).toContain('pageSize: { minimum: 1, maximum: 500 }')
  expect(forms).toContain("  read: ['expand', 'includeDeleted'],")
  expect(forms).toContain("pageSize: '^-?(0|[1-9]\\\\d*)$'")
  expect(file('operations/answer-headers.ts')).toContain("total: 'x-total-count'")

  const { paths, components } = JSON.parse(file('operations/openapi.json'))
  expect(paths['/api/v1/practices/{practice}/Visits/{id}'].patch.parameters).toContainEqual({
    $ref: '#/components/parameters/expectedVersion',
  })
  expect(components.parameters.expectedVersion).toMatchObject({
    name: 'versionId',
    in: 'query',
    required: true,
  })
})

test('the description of the API names every operation once', () => {
  const document = JSON.parse(file('operations/openapi.json'))
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(Object(path)).flatMap((call) => Object(call).operationId ?? []),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('visit.finish')
  expect(document.components.schemas.VisitCreate.properties.counted).toBeUndefined()
})

test('an edit screen is a form definition whose element ids are field paths', () => {
  const text = file('screens/visit.ts')
  expect(text).toContain("{ code: 'planned', labelId: 'enumeration.VisitState.planned' }")
  expect(text).toMatch(/id: 'rooms',[^[]*type: 'Repeater'/)
  expect(text).toMatch(/id: 'form',[^}]*type: 'Text',\s*structure: 'Visit.form'/)
  expect(text).toContain("coded: [{ path: 'rooms/rooms.kind', list: 'room-kind' }]")
  expect(text).not.toContain("id: 'counted'")
})

test('texts are compiled in both languages, labels among them', () => {
  expect(file('messages/en.js')).toContain('"rules.missing":["The ",["thing"]," is missing."]')
  expect(file('messages/es.js')).toContain('"field.Visit.rooms.kind":["Clase"]')
  expect(file('messages/es.js')).toContain('"operation.visit.finish":["Terminar"]')
  expect(file('messages/ids.ts')).toContain('"enumeration.VisitState.done"')
})

test('lists, flags and tables are plain data', () => {
  expect(file('lists/room-kind.ts')).toContain(
    "items: [{ code: 'quiet', display: 'Quiet', spanish: 'Tranquila' }]",
  )
  expect(file('permissions/permissions.ts')).toContain(
    "CanSee: 'app:contract-enum:clinicalflags:CanSee:Allow'",
  )
  expect(file('tables/wanted.sql')).toContain(
    'create policy visible on visit for select using (practice_id =',
  )
  expect(file('tables/tables.ts')).toContain('readonly version_id: Generated<Bigint>')
})

test('the dictionary tells people of each field, and draws the states', () => {
  const page = file('dictionary/visit.md')
  expect(page).toContain('| `rooms.kind` | code of [room-kind](lists.md#room-kind) | always | Kind |')
  expect(page).toContain(
    '| `state` | [VisitState](enumerations.md#visitstate) | always, from the start | State. Searchable |',
  )
  expect(page).toContain('  [*] --> planned\n  planned --> done')
  expect(page).toContain('reference to [Patient](patient.md)')
  expect(file('dictionary/patient.md')).toContain('- [Visit](visit.md): `patient`')
  expect(file('dictionary/lists.md')).toContain('| `quiet` | Quiet |')
  expect(file('dictionary/index.md')).toContain('| [Visit](visit.md) | Visits | A Visit. |')
})

test('a complex type is one validator module that others import', () => {
  expect(file('validators/visit.js')).toMatch(
    /import \{ validate as obj\d+ \} from '\.\/shared\/reference\.js'/,
  )
  expect(file('validators/shared/reference.js')).toContain('export const validate')
  expect(file('validators/shared/form-element.js')).toContain("case 'Section': return SectionElement;")
})
