import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { type Look, manifestsOf } from './look-at-note.ts'
import { requiredForAmendment, requiredSigners } from './required-signers.ts'
import { type Login, type SigningHouse, signingStaff } from './signing-house.ts'

type Judged = { readonly name: string; readonly told: string }

/** For walks of tests: a note that reads as final has every signature that it needs, by who may give it, over what stands in it. */
export async function expectRightly(house: SigningHouse, look: Look, { name, told }: Judged): Promise<void> {
  const { note } = look
  const isFinal = note.status === 'Final' || note.status === 'Amended'
  expect(isFinal, told).toBe(note.signingState === 'Signed' || note.signingState === 'Amending')
  if (!isFinal) return
  expect(look.isLocked, told).toBe(true)

  const manifests = await manifestsOf(house, note.id)
  const all = [...(note.signatures ?? []), ...(note.patientSignatures ?? [])].filter(
    (each) => !each.invalidated,
  )
  expectSigned(
    house,
    all.filter(({ amendment }) => amendment === undefined),
    { ...requiredSigners[name] },
    told,
  )
  for (const { id, author, kind } of note.amendments ?? []) {
    if (kind === 'Addendum' || (note.signingState === 'Amending' && note.amendments?.at(-1)?.id === id))
      continue
    const required = requiredForAmendment(name, loginOf(house, author.id))
    expectSigned(
      house,
      all.filter(({ amendment }) => amendment === id),
      required,
      told,
    )
  }
  const amended = new Set(note.amendments?.map(({ id }) => id))
  const astray = all.filter(({ amendment }) => amendment !== undefined && !amended.has(amendment))
  expect(astray, `${told}: no signature counts for words that stand nowhere`).toEqual([])
  for (const signature of all) expectWitnessed(signature, manifests, told)
  expect(sectionsOf(note), told).toEqual(lastSigned(manifests, note))
}

type Required = ReturnType<typeof requiredForAmendment>

function expectSigned(
  house: SigningHouse,
  signatures: readonly Signature[],
  required: Required,
  told: string,
): void {
  for (const [step, people] of Object.entries(required)) {
    const signature = signatures.find(({ stepId }) => stepId === step)
    expect(signature, `${told}: ${step} is signed`).toBeDefined()
    if (!signature || people === 'patient') continue
    expect(people, `${told}: ${step}`).toContain(loginOf(house, signature.signer.id))
  }
}

function loginOf({ server }: SigningHouse, profileId: string): Login {
  const logins = Object.keys(signingStaff) as readonly Login[]
  return logins.find((login) => server.practice.profiles.get(login) === profileId) ?? 'admin'
}

/** The manifest of a signature holds the very content whose hash the signature names. */
function expectWitnessed(signature: Signature, manifests: readonly JsonObject[], told: string): void {
  const manifest = manifests.find((each) => each.signature === signature.id)
  expect(manifest?.contentHash, told).toBe(signature.contentHash)
  const text = canonicalJson(manifest?.content ?? null)
  expect(createHash('sha256').update(text).digest('hex'), told).toBe(signature.contentHash)
}

function sectionsOf({ sections }: Note): unknown {
  return sections.map(({ data }) => data)
}

/** The answers of the newest round that everybody has signed. */
function lastSigned(manifests: readonly JsonObject[], { signingState }: Note): unknown {
  const states = signingState === 'Amending' ? ['Signed'] : ['Signed', 'Voided']
  const last = manifests.findLast(({ state, act }) => act === 'sign' && states.includes(String(state)))
  const content = JSON.parse(JSON.stringify(last?.content ?? {}))
  return content.sections.map(({ data }: { readonly data: unknown }) => data)
}
