import { expect, test } from 'vitest'
import type { Row } from '#client/resources/rows/use-description.ts'
import { screen as appointment } from '#generated/screens/appointment.ts'
import { screen as auditEvent } from '#generated/screens/audit-event.ts'
import { screen as carePlan } from '#generated/screens/care-plan.ts'
import { screen as location } from '#generated/screens/location.ts'
import { screen as note } from '#generated/screens/note.ts'
import { screen as noteDefinition } from '#generated/screens/note-definition.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { screen as sharedScribble } from '#generated/screens/shared-scribble.ts'
import { actsFor, closedReason, deleteRefusal, movesOf, openFields } from './record-act.ts'

const record = (fields: object): Row => ({
  id: '1',
  display: 'One',
  resourceType: 'X',
  meta: { versionId: '1', lastModified: '2026-11-21T10:00:00.000Z' },
  ...fields,
})

const asking = (description: ScreenDescription, can = () => true) => ({
  description,
  can,
  profileId: 'me',
  granted: new Set<string>(),
})

test('a type that nobody may change says so, and one without permission says that', () => {
  expect(closedReason(asking(auditEvent), record({}))).toBe('resources.closed-type')
  expect(
    closedReason(
      asking(location, () => false),
      record({}),
    ),
  ).toBe('resources.closed-permission')
  expect(closedReason(asking(location), record({ status: 'active' }))).toBeUndefined()
})

test('a definition that is or was in use is not edited, a note that is signed neither, and a draft by its writers only', () => {
  expect(closedReason(asking(noteDefinition), record({ status: 'Draft' }))).toBeUndefined()
  for (const status of ['Active', 'Retired'])
    expect(closedReason(asking(noteDefinition), record({ status }))).toBe('resources.closed-published')

  const draft = (author: string, fields: object = {}) =>
    record({ signingState: 'Draft', author: { id: author }, participants: [], ...fields })
  expect(closedReason(asking(note), draft('me'))).toBeUndefined()
  expect(closedReason(asking(note), draft('you', { scribe: { id: 'me' } }))).toBeUndefined()
  expect(closedReason(asking(note), draft('you'))).toBe('resources.closed-draft')
  expect(closedReason(asking(note), draft('me', { signingState: 'Signed' }))).toBe('resources.closed-signed')
})

test('the signed draft of a care plan is read here, as long as a signature counts', () => {
  const plan = (fields: object) => closedReason(asking(carePlan), record({ status: 'Draft', ...fields }))
  expect(plan({})).toBeUndefined()
  expect(plan({ signatures: [{ id: 's', invalidated: { at: 'then' } }] })).toBeUndefined()
  expect(plan({ signatures: [{ id: 's' }] })).toBe('resources.closed-signed-draft')
  expect(plan({ patientSignatures: [{ id: 's' }] })).toBe('resources.closed-signed-draft')
})

test('of what a colleague shared the comments alone are open', () => {
  const of = (id: string) => openFields(asking(sharedScribble), record({ author: { id } }))
  expect(of('you')).toEqual(['comments'])
  expect(of('me')).toBeUndefined()
})

test('only a draft of a definition can be deleted', () => {
  expect(deleteRefusal(noteDefinition, record({ status: 'Active' }))).toBe(true)
  expect(deleteRefusal(noteDefinition, record({ status: 'Draft' }))).toBe(false)
  expect(deleteRefusal(location, record({}))).toBe(false)
})

test('the buttons offer what the state allows, and a draft is published instead of being made active', () => {
  expect(movesOf(noteDefinition, record({ status: 'Active' })).map(({ to }) => to)).toEqual(['Retired'])
  expect(movesOf(noteDefinition, record({ status: 'Draft' }))).toEqual([])
})

test('a state that only signing changes has no button of its own', () => {
  const draft = record({ status: 'Preliminary', signingState: 'Draft' })
  expect(movesOf(note, draft).some(({ field }) => field === 'signingState')).toBe(false)
})

test('an act that needs no more than the record is a button, one that asks for more belongs to its own screen', () => {
  const ids = (acts: ReturnType<typeof actsFor>) => acts.map(({ id }) => id)
  expect(ids(actsFor(appointment, record({ status: 'booked' }), false))).toEqual([
    'appointment.accept',
    'appointment.expireOffer',
    'appointment.extendSeries',
    'appointment.markNoShow',
    'appointment.startNote',
    'appointment.sync',
    'appointment.takeProposal',
    'appointment.tellAged',
    'appointment.tellTooFew',
  ])
  expect(ids(actsFor(note, record({ signingState: 'Draft' }), true))).toEqual([])
  expect(ids(actsFor(note, record({ signingState: 'Draft' }), false))).toEqual([
    'note.bundle',
    'note.correct',
    'note.discardAmendment',
    'note.print',
    'note.ready',
    'note.sync',
    'note.takeSyncResult',
    'note.upgrade',
  ])
  expect(ids(actsFor(noteDefinition, record({ status: 'Draft' }), true))).toEqual(['noteDefinition.publish'])
  expect(ids(actsFor(noteDefinition, record({ status: 'Active' }), true))).toEqual([
    'noteDefinition.newVersion',
  ])
})
