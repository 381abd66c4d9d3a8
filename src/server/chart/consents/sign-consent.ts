import type { ActInputs } from '#generated/operations/operations.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { Signature } from '#generated/types/signature.ts'
import { wantConsentCopy } from '#server/note-parts/paper/want-copy.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { lackingParts } from '#shared/consents/consent-parts.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { methodOf } from '#shared/passwords/method-of.ts'
import { consentHash } from './consent-content.ts'
import {
  type ConsentSigner,
  isWhole,
  mayMakeWhole,
  type SigningPreferences,
  signerOf,
} from './consent-signer.ts'
import { isDrawn, isNameOf } from './is-drawn.ts'

type Input = ActInputs['consent.sign'] & { readonly id: string; readonly versionId?: string }

/**
 * Signs a consent in the chart, as one of its signers, on this device: whoever takes the signature says with the own password who
 * was there. Nothing necessary may be missing; what is signed is the very version that was shown. The last required signature
 * brings the consent into force, and never without one of the patient or of somebody who may sign for the patient.
 */
export const signConsent: Handler<'consent.sign'> = async (context, input) => {
  const consents = context.stores.of('Consent')
  const found = await consents.get(input.id)
  if (!found.ok) return found
  const { value: consent } = found
  const open = openTo(consent, input)
  if (!open.ok) return open
  const chosen = await context.stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!chosen.ok) return chosen
  const preferences = chosen.value.rows[0] ?? {}
  const whole = saysAll(consent, preferences)
  if (!whole.ok) return whole

  const signer = await signerOf(context, consent, input)
  if (!signer.ok) return signer
  const signature = signatureOf(context, { consent, input, signer: signer.value })
  if (!signature.ok) return signature
  const signatures = [...(consent.signatures ?? []), signature.value]
  const signed = { ...consent, signatures }
  const last = isWhole(signed) ? await mayMakeWhole(context, signed, preferences) : succeeded(false)
  if (!last.ok) return last

  context.note({ patientId: consent.patient.id })
  const next = last.value ? { ...signed, status: 'Active' as const, dateSigned: context.now.iso } : signed
  const stored = await consents.update({ id: consent.id, versionId: consent.meta.versionId }, next)
  if (stored.ok) await wantConsentCopy(context, stored.value)
  return stored
}

/** What is signed is a draft, as it was shown. */
function openTo(consent: Consent, { versionId }: Input): Outcome<void> {
  if (consent.status !== 'Draft') return failed({ kind: 'conflict', because: 'consents.not-draft' })
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  if (versionId !== consent.meta.versionId) return failed(staleVersion(consent.meta.versionId))
  return succeeded(undefined)
}

/** Everything is in it that its kind needs in this practice. */
function saysAll(consent: Consent, { part2Entity }: SigningPreferences): Outcome<void> {
  const findings = lackingParts(consent, part2Entity)
  return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(undefined)
}

type Signing = { readonly consent: Consent; readonly input: Input; readonly signer: ConsentSigner }

function signatureOf(context: Context, { consent, input, signer }: Signing): Outcome<Signature> {
  const { method, name, strokes, role, person } = input
  const isStaff = person.resourceType === 'Practitioner'
  if (isStaff !== (method === methodOf(input.credential))) return refuse('/method', 'consents.other-method')
  if (method === 'Drawn' && !isDrawn(strokes)) return refuse('/strokes', 'stores.required')
  if (method === 'Typed' && !isNameOf(name, signer.family)) return refuse('/name', 'consents.other-name')
  if (!isStaff && method !== 'Drawn' && method !== 'Typed') return refuse('/method', 'consents.other-method')

  const { address, userAgent } = context.options
  return succeeded({
    id: context.newId(),
    role,
    meaning: signer.meaning,
    method,
    signer: { id: person.id, resourceType: person.resourceType },
    ...(signer.isRepresentative && { onBehalfOf: { id: consent.patient.id, resourceType: 'Patient' } }),
    signedAt: context.now.iso,
    credentialsText: (name ?? signer.name).slice(0, 120),
    ...(method === 'Drawn' && strokes !== undefined && { strokes }),
    contentHash: consentHash(consent),
    resourceVersion: consent.meta.versionId,
    ...(address ? { ip: address } : {}),
    ...(userAgent ? { deviceName: userAgent.slice(0, 200) } : {}),
  })
}
