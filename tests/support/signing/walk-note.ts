import { expect } from 'vitest'
import { contentHash } from '#server/note-parts/digest.ts'
import type { Chance } from '#tests/support/chance.ts'
import { staff } from '#tests/support/scenes/scene.ts'
import type { TestAnswer } from '#tests/support/server/server.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { expectOnlyAdded } from './expect-only-added.ts'
import { expectRightly } from './expect-rightly.ts'
import { auditedOf, type Look, lookAtNote, tamper } from './look-at-note.ts'
import { requiredSigners } from './required-signers.ts'
import { aDraft, type Login, type SigningHouse, signingStaff, someStrokes } from './signing-house.ts'

/** What a walk has done, and the proof of its note where there is one. */
export type Walked = {
  readonly id: string
  readonly states: ReadonlySet<string>
  readonly bundle: string | undefined
}

type Asked = { readonly name: string; readonly by: Login; readonly body: Readonly<Record<string, unknown>> }
type Walking = { readonly house: SigningHouse; readonly name: string; readonly chance: Chance }

const sensible: Readonly<Record<string, readonly string[]>> = {
  Draft: ['ready', 'ready', 'edit'],
  Returned: ['ready', 'edit'],
  ReadyToSign: ['review', 'sign', 'sign', 'sign', 'return', 'edit'],
  PartiallySigned: ['review', 'sign', 'sign', 'sign', 'take-signature', 'take-signature', 'return', 'unsign'],
  Signed: ['amend', 'amend', 'addendum', 'unsign', 'void', 'take-signature'],
  Amending: [
    'review',
    'sign',
    'sign',
    'sign',
    'take-signature',
    'amend',
    'return',
    'unsign',
    'discard-amendment',
  ],
  Voided: ['unsign', 'amend', 'sign'],
}
const everything = [...new Set(Object.values(sensible).flat())]
const everybody = Object.keys(signingStaff) as readonly Login[]
const signers: readonly Login[] = [
  'clinician',
  'clinician',
  'supervisor',
  'supervisor',
  'physician',
  'intake',
  'deputy',
]

/** A walk of tests with one note on its way: acts of its state by likely people, and now and then any act by anybody; after each it is judged whole. */
export async function walkNote(house: SigningHouse, name: string, chance: Chance): Promise<Walked> {
  const { id } = await aDraft(house, name)
  await askForReviews(house, id)
  const walking = { house, name, chance }
  const states = new Set<string>()
  const asked: TestAnswer[] = []
  let look = await lookAtNote(house, id)
  for (let step = chance.whole(5, 12); step > 0; step -= 1) {
    const wish = wishOf(walking, look)
    const answer = await ask(house, look.note.id, wish)
    const told = `${name} ${id}: ${wish.by} ${wish.name} in ${look.note.signingState} → ${answer.status} ${JSON.stringify(answer.body.errors ?? answer.body.signingState ?? '')}`
    expect(answer.status, told).toBeLessThan(500)
    const after = await lookAtNote(house, id)
    expectOnlyAdded(look, after, told)
    if (answer.status !== 200) expect(after.row, told).toBe(look.row)
    if (wish.name === 'review' && answer.status === 200) expectReviewed(house, { before: look, after, wish })
    if (look.note.signingState === 'Voided') expect(after.row, told).toBe(look.row)
    await expectRightly(house, after, { name, told })
    asked.push(answer)
    states.add(after.note.signingState)
    look = after
  }
  await expectAudited(house, asked)
  if (look.isLocked) {
    await tamper(house, id)
    expect(await lookAtNote(house, id)).toEqual(look)
  }
  const proof = await house.client('supervisor').ask('POST', `Notes/${id}/bundle`, { body: {} })
  return { id, states, bundle: proof.status === 200 ? proof.body.bundle : undefined }
}

/** For walks: these may review the note, and none of them has to. */
const reviewers: readonly Login[] = ['quality', 'supervisor', 'clinician']

async function askForReviews(house: SigningHouse, id: string): Promise<void> {
  const { versionId } = (await lookAtNote(house, id)).note.meta
  const value = reviewers.map((login) => ({ practitioner: staff(house.server, login) }))
  const named = await house
    .client('clinician')
    .ask('PATCH', `Notes/${id}?versionId=${versionId}`, { body: [{ op: 'add', path: '/reviewers', value }] })
  expect(named.status, JSON.stringify(named.body)).toBe(200)
}

type Reviewed = { readonly before: Look; readonly after: Look; readonly wish: Asked }

/** A review is the word of one who was asked, does not write the note and had said nothing yet; it moves nothing else. */
function expectReviewed({ server }: SigningHouse, { before, after, wish }: Reviewed): void {
  expect(['quality', 'supervisor']).toContain(wish.by)
  const mine = ({ practitioner }: { readonly practitioner: { readonly id: string } }) =>
    practitioner.id === staff(server, wish.by).id
  expect(before.note.reviewers?.find(mine)?.state).toBe('Requested')
  expect(after.note.reviewers?.find(mine)).toMatchObject({ state: wish.body.verdict })
  const others = ({ note }: Look) => ({
    ...note,
    meta: {},
    reviewers: note.reviewers?.filter((each) => !mine(each)),
  })
  expect(others(after)).toEqual(others(before))
  expect(after.isLocked).toBe(before.isLocked)
}

async function expectAudited(house: SigningHouse, asked: readonly TestAnswer[]): Promise<void> {
  const ids = asked.map(({ headers }) => headers.get('requestid') ?? '')
  const trail = await auditedOf(house, ids)
  for (const { status, headers } of asked) {
    const row = trail.get(headers.get('requestid') ?? '')
    expect([row?.count, row?.outcome === 'Success']).toEqual([1, status === 200])
  }
}

function wishOf({ house, name, chance }: Walking, look: Look): Asked {
  const isWild = chance.is(0.2)
  const acts = isWild ? everything : (sensible[look.note.signingState] ?? everything)
  const act = chance.pick(acts) ?? 'sign'
  const likely = act === 'sign' ? signers : likelyFor(act)
  const by = chance.pick(isWild ? everybody : likely) ?? 'clinician'
  return { name: act, by, body: bodyOf({ house, name, chance }, look, act) }
}

function likelyFor(act: string): readonly Login[] {
  if (['ready', 'edit', 'take-signature'].includes(act)) return ['clinician']
  if (act === 'amend' || act === 'addendum' || act === 'discard-amendment')
    return ['clinician', 'clinician', 'supervisor']
  if (act === 'review') return ['quality', 'quality', 'supervisor']
  return ['supervisor', 'clinician', 'intake', 'quality']
}

function bodyOf({ house, name, chance }: Walking, { note }: Look, act: string): Asked['body'] {
  const versionId = chance.is(0.05) ? '1' : note.meta.versionId
  const credential = chance.is(0.03) ? 'a guess' : testPassword
  const mood = chance.pick(['calm', 'low']) ?? 'low'
  const hash = chance.is(0.05) ? '0'.repeat(64) : contentHash(note, undefined)
  const fact = { reason: { code: 'correction-of-fact', display: '' } }
  const bodies: Readonly<Record<string, Asked['body']>> = {
    ready: { versionId },
    edit: { versionId, mood },
    sign: { ...stepOf(name, chance), method: 'Password', credential, contentHash: hash },
    'take-signature': {
      stepId: chance.pick(['patient', 'patient-signature']),
      person: { id: house.scene.patient.id, resourceType: 'Patient' },
      method: 'Drawn',
      strokes: someStrokes,
      ...(chance.is(0.3) && { refusalReason: { code: 'refused', display: '' } }),
      credential,
      contentHash: hash,
    },
    review: { versionId, verdict: chance.pick(['Approved', 'Declined']) },
    return: { versionId, reason: { code: 'incomplete', display: '' } },
    unsign: { versionId, reason: 'A mistake.' },
    amend: {
      ...fact,
      versionId,
      sectionChanges: [{ op: 'replace', path: '/sections/0/data/mood', value: mood }],
    },
    'discard-amendment': { versionId },
    addendum: { ...fact, versionId, text: 'He called again.', credential },
    void: { versionId, reason: { code: 'duplicate', display: '' }, credential },
  }
  return bodies[act] ?? {}
}

const meanings: Readonly<Record<string, string>> = {
  author: 'Authored',
  supervisor: 'CoSigned',
  prescriber: 'Approved',
  physician: 'CoSigned',
  facilitator: 'Authored',
  reader: 'Reviewed',
}

function stepOf(name: string, chance: Chance) {
  const steps = [
    ...Object.keys(requiredSigners[name] ?? {}),
    ...(name === 'Care plan' ? ['prescriber'] : ['reader']),
  ]
  const stepId = chance.pick(steps) ?? 'author'
  return { stepId, meaning: meanings[stepId] ?? 'Authored' }
}

async function ask(house: SigningHouse, id: string, { name, by, body }: Asked): Promise<TestAnswer> {
  const client = house.client(by)
  if (name !== 'edit') return client.ask('POST', `Notes/${id}/${name}`, { body })
  return client.ask('PATCH', `Notes/${id}?versionId=${String(body.versionId)}`, {
    body: [{ op: 'replace', path: '/sections/0/data/mood', value: body.mood }],
  })
}
