import { expect, test } from 'vitest'
import { readSources } from '#codegen/load/read-sources.ts'
import { modelOf } from '#codegen/model/model.ts'
import { screenOf } from '#codegen/model/screen-of.ts'
import { changed, complaintsAbout, small, smallProject } from './small-project.ts'

type Changes = NonNullable<Parameters<typeof smallProject>[0]>

const visit = 'schemas/resources/visit.json'

/** The screen of a visit, as the small project with these changes has it; parsed as it is written, so nothing but data is left. */
function screenWith(changes: Changes) {
  const project = smallProject(changes)
  const model = modelOf(readSources(project.root).sources)
  project.close()
  const resource = model.resources.find(({ type }) => type === 'Visit')
  if (!resource) throw new Error('There is no visit.')
  return JSON.parse(JSON.stringify(screenOf(model, resource)))
}

const grouped = (fields: readonly (readonly string[])[]) =>
  changed(
    visit,
    ['x-resource', 'groups'],
    fields.map((own, index) => ({ title: index === 0 ? 'State' : 'Rooms', fields: own })),
  )

test('fields stand in the groups that their type names, what none names in the last one', () => {
  const { form } = screenWith(grouped([['patient', 'state'], ['rooms']]))
  const inGroups = form.elements.map(
    ({ id, labelId, children }: { id: string; labelId: string; children: readonly { id: string }[] }) => [
      id,
      labelId,
      children.map((child) => child.id),
    ],
  )

  expect(inGroups).toEqual([
    ['group-1.section', 'group.state', ['patient', 'state']],
    ['group-2.section', 'group.rooms', ['rooms', 'form']],
  ])
})

test('a group that names a field which is not there is told', async () => {
  const complaints = await complaintsAbout(grouped([['stale'], ['rooms']]))
  expect(complaints).toMatchObject([
    { file: visit, what: 'There is no field stale to be put in a group.', fix: 'Did you mean "state"?' },
  ])
})

test('nobody is asked for what programs write, nor for an object that cannot be without it', () => {
  const file = {
    title: 'Form',
    type: 'object',
    additionalProperties: false,
    properties: { hash: { title: 'Secret', type: 'string', 'x-unasked': true } },
    required: ['hash'],
  }
  const ids = screenWith(changed(visit, ['properties', 'form'], file)).form.elements.map(
    ({ id }: { id: string }) => id,
  )
  expect(ids).toEqual(['state', 'patient', 'rooms'])
})

test('parts that count their places are not asked for them', () => {
  const place = { title: 'Counted', type: 'integer', 'x-place': true }
  const keys = ['properties', 'rooms', 'items', 'properties', 'rank']
  const { form, conversions } = screenWith(changed(visit, keys, place))
  const rooms = form.elements.find(({ id }: { id: string }) => id === 'rooms')

  expect(rooms.children.map(({ id }: { id: string }) => id)).toEqual(['rooms.kind', 'rooms.secret'])
  expect(conversions.rows).toEqual([{ path: 'rooms', hasId: false, areRemarks: false, place: 'rank' }])
})

test('of values that exclude each other one is chosen, and only that one is asked', () => {
  const value = {
    title: 'Form',
    type: 'object',
    additionalProperties: false,
    properties: {
      text: { title: 'Name', type: 'string' },
      number: { title: 'Counted', type: 'integer' },
    },
    maxProperties: 1,
  }
  const { form } = screenWith(changed(visit, ['properties', 'form'], value))
  const section = form.elements.find(({ id }: { id: string }) => id === 'form.section')

  expect(section.children).toMatchObject([
    { id: 'form.one-of', type: 'Choice', options: [{ code: 'form.text' }, { code: 'form.number' }] },
    { id: 'form.text', visibleWhen: { clauses: [{ source: 'form.one-of', value: 'form.text' }] } },
    { id: 'form.number', visibleWhen: { clauses: [{ source: 'form.one-of', value: 'form.number' }] } },
  ])
})

test('help is the description of a field that asks for it, and has to be there in Spanish', async () => {
  const state = Object(small[visit]).properties.state
  const told = { ...state, description: 'Where it stands.', 'x-help': true }
  const changes = changed(visit, ['properties', 'state'], told)

  expect(screenWith(changes).help.en).toEqual({ state: 'Where it stands.' })
  const spanish = { 'schemas/labels/es.json': {} }
  const complaints = await complaintsAbout({ ...changes, ...spanish })
  expect(complaints.map(({ what }) => what)).toContain('The label "Where it stands." has no Spanish.')
})

test('what points at a row is known with the field by which it is found', () => {
  const project = smallProject()
  const model = modelOf(readSources(project.root).sources)
  project.close()
  const patient = model.resources.find(({ type }) => type === 'Patient')
  if (!patient) throw new Error('There is no patient.')

  expect(screenOf(model, patient).related).toEqual([
    { type: 'Visit', path: 'patient', labelId: 'field.Visit.patient' },
  ])
})
