import { describe, expect, test } from 'vitest'
import type { SigningState } from '#generated/enumerations/signing-state.ts'
import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import { type ActFacts, actDoubt, type SignedAct } from './act-doubt.ts'
import { signaturesInRound } from './in-round.ts'
import { noteLifecycle } from './note-lifecycle.ts'
import { sectionsWith } from './sections-with.ts'

const person = (id: string) => ({ id, resourceType: 'Practitioner' })
const by = (id: string, signedAt: string, more: Partial<Signature> = {}): Signature =>
  ({ id: `${id}${signedAt}`, stepId: id, signer: person(id), signedAt, ...more }) as Signature
const note = (signingState: SigningState, more: Partial<Note> = {}): Note =>
  ({ signingState, author: person('okafor'), participants: [], sections: [], ...more }) as unknown as Note
const facts = (profileId: string, more: Partial<ActFacts> = {}): ActFacts => ({
  profileId,
  hasFlag: () => false,
  hasStep: false,
  mayReassign: false,
  now: '2026-03-05T12:00:00Z',
  unsignHours: 24,
  ...more,
})
const first = by('okafor', '2026-03-05T10:00:00Z')

describe('what may be done with a signed note, and by whom', () => {
  test('no act leads out of a state that the lifecycle does not let it leave', () => {
    const acts: readonly SignedAct[] = [
      'return',
      'review',
      'reassign',
      'unsignOwn',
      'unsign',
      'amend',
      'discard',
      'addendum',
      'void',
    ]
    const all = facts('okafor', { hasFlag: () => true, hasStep: true })
    for (const state of ['Draft', 'Returned', 'Voided'] as const)
      for (const act of acts) expect(actDoubt(act, note(state), all)).toBe('signatures.not-in-this-state')
    expect(noteLifecycle.Signed.return).toBeUndefined()
  })

  test('whose turn it is returns it, and who was asked to review it; the author does not', () => {
    const waiting = note('PartiallySigned', { signatures: [first] })
    const reviewed = note('ReadyToSign', { reviewers: [{ practitioner: person('lee'), state: 'Requested' }] })
    expect(actDoubt('return', waiting, facts('hall', { hasStep: true }))).toBeUndefined()
    expect(actDoubt('return', waiting, facts('okafor', { hasStep: true }))).toBe('signatures.not-yours')
    expect(actDoubt('return', reviewed, facts('lee'))).toBeUndefined()
    expect(actDoubt('return', reviewed, facts('ng'))).toBe('signatures.not-yours')
  })

  test('who was asked reviews it once, and nobody a note on which he works', () => {
    const asked = { practitioner: person('lee'), state: 'Requested' } as const
    const reviewed = note('ReadyToSign', { reviewers: [asked] })
    expect(actDoubt('review', reviewed, facts('lee'))).toBeUndefined()
    expect(actDoubt('review', reviewed, facts('hall', { hasStep: true }))).toBe('signatures.not-yours')
    const done = note('ReadyToSign', { reviewers: [{ ...asked, state: 'Approved' }] })
    expect(actDoubt('review', done, facts('lee'))).toBe('signatures.not-yours')
    const own = note('ReadyToSign', { reviewers: [asked], scribe: person('lee') })
    expect(actDoubt('review', own, facts('lee'))).toBe('signatures.review-own')
    expect(actDoubt('return', own, facts('lee'))).toBe('signatures.not-yours')
    expect(actDoubt('review', { ...reviewed, signingState: 'Signed' }, facts('lee'))).toBe(
      'signatures.not-in-this-state',
    )
  })

  test('whose it is to give gives it to another supervisor as long as it is missing; the author does not', () => {
    const waiting = note('PartiallySigned', { signatures: [first] })
    expect(actDoubt('reassign', waiting, facts('hall', { mayReassign: true }))).toBeUndefined()
    expect(actDoubt('reassign', waiting, facts('hall', { hasStep: true }))).toBe('signatures.not-yours')
    expect(actDoubt('reassign', waiting, facts('okafor', { mayReassign: true }))).toBe('signatures.not-yours')
    expect(actDoubt('reassign', note('Signed'), facts('hall', { mayReassign: true }))).toBe(
      'signatures.not-in-this-state',
    )
  })

  test('a signature is taken back by its signer, as long as nobody signed after and the time lasts', () => {
    const one = note('PartiallySigned', { signatures: [first] })
    const two = note('PartiallySigned', { signatures: [first, by('hall', '2026-03-05T11:00:00Z')] })
    expect(actDoubt('unsignOwn', one, facts('okafor'))).toBeUndefined()
    expect(actDoubt('unsignOwn', two, facts('okafor'))).toBe('signatures.signed-after')
    expect(actDoubt('unsignOwn', one, facts('hall'))).toBe('signatures.not-yours')
    expect(actDoubt('unsignOwn', one, facts('okafor', { unsignHours: 1 }))).toBe('signatures.too-late')
  })

  test('a final note that another system has is not unsigned', () => {
    const unsigning = facts('hall', { hasFlag: (name) => name === 'CanUnsignNotes' })
    expect(actDoubt('unsign', note('Signed'), unsigning)).toBeUndefined()
    expect(actDoubt('unsign', note('Signed', { syncResult: 'Success' }), unsigning)).toBe(
      'signatures.exported',
    )
    expect(actDoubt('unsign', note('Signed'), facts('okafor'))).toBe('signatures.not-yours')
  })

  test('an amendment is begun by author, signer or who may amend, and changed by who has begun it until somebody signed it', () => {
    const signed = note('Signed', { signatures: [first, by('hall', '2026-03-05T11:00:00Z')] })
    for (const who of ['okafor', 'hall']) expect(actDoubt('amend', signed, facts(who))).toBeUndefined()
    expect(actDoubt('amend', signed, facts('ng'))).toBe('signatures.not-yours')
    expect(actDoubt('amend', signed, facts('ng', { hasFlag: () => true }))).toBeUndefined()
    const amendment = { id: 'a1', author: person('hall') }
    const open = note('Amending', {
      amendments: [amendment],
      signatures: [first],
    } as unknown as Partial<Note>)
    expect(signaturesInRound(open)).toEqual([])
    expect(actDoubt('amend', open, facts('hall'))).toBeUndefined()
    expect(actDoubt('amend', open, facts('okafor'))).toBe('signatures.not-yours')
    const begun = { ...open, signatures: [first, by('hall', '2026-03-05T11:30:00Z', { amendment: 'a1' })] }
    expect(actDoubt('amend', begun, facts('hall'))).toBe('signatures.amendment-signed')
  })
})

test('an amendment changes answers and texts of the sections and nothing else', () => {
  const sections = [{ id: '1', data: { mood: 'low' } }] as unknown as Note['sections']
  const changed = (path: string, op: 'replace' | 'move' = 'replace') =>
    sectionsWith(sections, [{ op, path, value: 'calm' }])
  expect(changed('/sections/0/data/mood')).toMatchObject({ ok: true, value: [{ data: { mood: 'calm' } }] })
  for (const path of ['/sections/0/id', '/author', '/sections/0', '/sections/0/form/id', ''])
    expect(changed(path), path).toMatchObject({ ok: false })
  expect(changed('/sections/0/data/mood', 'move').ok).toBe(false)
  expect(changed('/sections/7/data/mood').ok).toBe(false)
})
