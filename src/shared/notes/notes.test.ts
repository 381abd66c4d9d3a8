import { describe, expect, test } from 'vitest'
import { type SigningState, signingStates } from '#generated/enumerations/signing-state.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { canonicalJson } from './canonical-json.ts'
import { isOpenTo, mayHandOver } from './is-writer.ts'
import { noteContent } from './note-content.ts'
import { isFrozen, noteLifecycle, reportStatusOf, stateAfter } from './note-lifecycle.ts'
import { isLastRequired, maySign, openSteps, type StepFacts, stepsFor } from './steps-for.ts'

describe('a part of a shared note is written', () => {
  const person = { id: 'ana', resourceType: 'Practitioner' as const, display: 'Ana Ortiz' }
  const note = (id: string, signingState: SigningState) => ({
    ...{ author: { ...person, id }, participants: [], signingState },
  })

  test('by who works on it, until the first signature; nobody else’s part is entered together with one’s own', () => {
    expect(isOpenTo(note('ana', 'Draft'), 'ana')).toBe(true)
    expect(isOpenTo(note('ben', 'Draft'), 'ana')).toBe(false)
    expect(isOpenTo(note('ana', 'PartiallySigned'), 'ana')).toBe(false)
  })

  test('by whom its author has chosen, but for a part that is signed', () => {
    const scribed = { ...note('ben', 'Draft'), scribe: person }
    expect(mayHandOver(note('ana', 'Returned'), 'ana')).toBe(true)
    expect(mayHandOver(note('ana', 'Signed'), 'ana')).toBe(false)
    expect(isOpenTo(scribed, 'ana') && !mayHandOver(scribed, 'ana')).toBe(true)
  })
})

describe('a note goes its way step by step', () => {
  test('S1 from the first signature on nothing is edited any more', () => {
    const frozen = signingStates.filter(isFrozen)

    expect(frozen).toEqual(['PartiallySigned', 'Signed', 'Amending', 'Voided'])
    for (const state of frozen)
      expect(stateAfter(state, 'edit')).toMatchObject({ failure: { kind: 'locked' } })
  })

  test('a voided note stays as it is for ever', () => {
    expect(noteLifecycle.Voided).toEqual({})
  })

  test('a draft is not signed before it is ready', () => {
    expect(stateAfter('Draft', 'sign')).toMatchObject({ failure: { kind: 'invalid', subStatus: 2001 } })
    expect(stateAfter('Draft', 'ready')).toEqual({ ok: true, value: 'ReadyToSign' })
  })

  test.each([
    ['Draft', 'Preliminary', 'Preliminary'],
    ['PartiallySigned', 'Preliminary', 'Preliminary'],
    ['Signed', 'Preliminary', 'Final'],
    ['Signed', 'Amended', 'Amended'],
    ['Amending', 'Final', 'Final'],
    ['Voided', 'Final', 'EnteredInError'],
  ] as const)('in %s, coming from %s, it reads %s', (state, before, after) => {
    expect(reportStatusOf(state as SigningState, before)).toBe(after)
  })
})

describe('who signs when', () => {
  const step = (
    id: string,
    order: number,
    who: SignatureStep['who'],
    more: Partial<SignatureStep> = {},
  ): SignatureStep =>
    ({ id, order, who, role: 'Author', meaning: 'Authored', methods: ['Password'], ...more }) as SignatureStep
  const signed = (stepId: string, more: Partial<Signature> = {}): Signature =>
    ({ id: stepId, stepId, ...more }) as Signature
  const facts: StepFacts = {
    authorId: 'okafor',
    primaryPerformerId: 'okafor',
    supervisorIds: ['hall'],
    session: undefined,
    hasPatient: true,
    values: { authorRequiresCoSignature: false },
  }
  const signer = (profileId: string) => ({ profileId, roles: ['supervisor-role'], licenses: ['MD'] })
  const author = step('author', 1, 'Author')
  const supervisor = step('supervisor', 2, 'Supervisor', {
    condition: {
      combinator: 'And',
      clauses: [{ source: 'authorRequiresCoSignature', operator: 'Equals', value: true }],
    },
  })

  test('the supervisor is asked only where the author needs a countersignature', () => {
    const needed = { ...facts, values: { authorRequiresCoSignature: true } }

    expect(stepsFor({ steps: [supervisor, author] }, facts).map((each) => each.id)).toEqual(['author'])
    expect(stepsFor({ steps: [supervisor, author] }, needed).map((each) => each.id)).toEqual([
      'author',
      'supervisor',
    ])
  })

  test('a later step waits for every required step before it; steps of one order may come in any sequence', () => {
    const steps = [
      author,
      step('co-author', 1, 'Named'),
      step('reader', 1, 'Named', { required: false }),
      step('last', 2, 'Supervisor'),
    ]

    expect(openSteps(steps, []).map((each) => each.id)).toEqual(['author', 'co-author', 'reader'])
    expect(openSteps(steps, [signed('co-author')]).map((each) => each.id)).toEqual(['author', 'reader'])
    expect(openSteps(steps, [signed('co-author'), signed('author')]).map((each) => each.id)).toEqual([
      'reader',
      'last',
    ])
    expect(
      openSteps(steps, [signed('co-author'), signed('author'), signed('last')]).map((each) => each.id),
    ).toEqual(['reader'])
  })

  test('a signature that was taken back does not count', () => {
    const back = signed('author', {
      invalidated: { at: '', by: { id: 'x', resourceType: 'Practitioner' }, reason: '' },
    })

    expect(openSteps([author], [back]).map((each) => each.id)).toEqual(['author'])
  })

  test('the last required step is the one after which none is left', () => {
    const steps = [author, step('reader', 1, 'Named', { required: false }), step('last', 2, 'Supervisor')]

    expect(isLastRequired(steps, [], 'author')).toBe(false)
    expect(isLastRequired(steps, [signed('author')], 'last')).toBe(true)
  })

  test('each step is signed by the one it names, and who wrote does not countersign', () => {
    const may = (who: SignatureStep['who'], profileId: string, more: Partial<SignatureStep> = {}) =>
      maySign(step('s', 1, who, more), signer(profileId), facts)
    const role = { securityRole: { id: 'supervisor-role', resourceType: 'SecurityRole' } }
    const license = { licenses: [{ system: '', code: 'MD' }] } as unknown as Partial<SignatureStep>

    expect([may('Author', 'okafor'), may('Author', 'hall')]).toEqual([true, false])
    expect([may('Supervisor', 'hall'), may('Supervisor', 'okafor')]).toEqual([true, false])
    expect([may('AnyWithRole', 'hall', role), may('AnyWithRole', 'okafor', role)]).toEqual([true, false])
    expect([may('AnyWithLicense', 'hall', license), may('AnyWithLicense', 'okafor', license)]).toEqual([
      true,
      false,
    ])
    expect([
      may('Named', 'hall', { practitioner: { id: 'hall', resourceType: 'Practitioner' } }),
      may('Named', 'hall'),
    ]).toEqual([true, false])
    expect(may('Patient', 'rivera')).toBe(false)
  })
})

describe('what a signature covers', () => {
  const reference = (id: string, resourceType: string, more = {}) => ({ id, resourceType, ...more })
  const note = {
    id: 'n1',
    meta: { versionId: '7' },
    kind: 'Note',
    composition: 'Individual',
    definition: reference('d1', 'NoteDefinition', { versionId: '3', display: 'Progress note v3' }),
    signatureConfiguration: reference('c1', 'SignatureConfiguration', { versionId: '1' }),
    subject: reference('p1', 'Patient', { display: 'Rivera, Ana' }),
    author: reference('a1', 'Practitioner'),
    participants: [{ individual: reference('a1', 'Practitioner'), type: 'PrimaryPerformer' }],
    serviceDate: '2026-03-04',
    confidential: false,
    sections: [
      {
        id: 's2',
        key: 'plan',
        type: { code: 'plan' },
        title: 'Plan',
        order: 2,
        form: reference('f2', 'NoteSectionForm'),
        data: {},
        progress: 'NotStarted',
      },
      {
        id: 's1',
        key: 'data',
        type: { code: 'data' },
        title: 'Data',
        order: 1,
        form: reference('f1', 'NoteSectionForm'),
        data: { mood: 'low' },
        progress: 'Complete',
      },
    ],
  } as unknown as Note
  const session = {
    id: 'e1',
    status: 'Planned',
    visitStatus: 'Show',
    mode: 'InPerson',
    serviceDate: '2026-03-04',
    timezone: 'America/Chicago',
    participants: [],
  } as unknown as Encounter
  const text = (changed: object, encounter: object = {}) =>
    canonicalJson(noteContent({ ...note, ...changed }, { ...session, ...encounter } as Encounter))

  test('S4 a changed answer, date, definition or session changes it', () => {
    const before = text({})
    const [plan, data] = note.sections

    expect(text({ sections: [plan, { ...data, data: { mood: 'Low' } }] })).not.toBe(before)
    expect(text({ serviceDate: '2026-03-05' })).not.toBe(before)
    expect(text({ definition: { ...note.definition, versionId: '4' } })).not.toBe(before)
    expect(text({}, { minutes: 50 })).not.toBe(before)
  })

  test('names as they are shown, the version, progress and the signatures themselves do not', () => {
    const [plan, data] = note.sections

    expect(
      text(
        {
          meta: { versionId: '8' },
          subject: { ...note.subject, display: 'Rivera-Gomez, Ana' },
          sections: [data, { ...plan, progress: 'Complete' }],
          signatures: [{ id: 'x' }],
          signingState: 'PartiallySigned',
        },
        { status: 'Finished' },
      ),
    ).toBe(text({}))
  })
})
