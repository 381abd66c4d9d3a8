import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { Context } from '#server/operations/handler.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { printedName } from '#shared/notes/printing/printed-name.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { Signing } from './signing.ts'

/** Whoever signs with his own password, as the records have him on a day: name in print, licence, device. */
export type NamedSigner = {
  readonly reference: Reference
  readonly credentialsText: string
  readonly licence?: NonNullable<Signature['licence']>
  readonly ip?: string
  readonly deviceName?: string
}

/** The signature as the note keeps it: name, licence and credentials as the signer's record has them on the date of service, bound to the content; a name that says otherwise is refused. */
export async function signatureOf(
  context: Context,
  { input, parts, steps, step }: Signing,
): Promise<Outcome<Signature>> {
  const signer = await namedSigner(context, parts.note.serviceDate)
  if (!signer.ok) return signer
  const { reference, ...named } = signer.value
  if (input.name !== undefined && input.name.trim() !== steps.signerName) return otherName(steps.signerName)
  const delegateOf = step.who === 'Supervisor' ? steps.standsInFor : undefined
  const amendment = amendmentInRound(parts.note)?.id
  return succeeded({
    id: context.newId(),
    role: step.role,
    meaning: step.meaning,
    method: input.method,
    signer: reference,
    signedAt: context.now.iso,
    stepId: step.id,
    ...named,
    contentHash: input.contentHash,
    resourceVersion: parts.note.meta.versionId,
    ...(amendment !== undefined && { amendment }),
    ...(delegateOf && { delegateOf }),
    ...(input.comment !== undefined && { comment: input.comment }),
  })
}

/** The acting person as signer. */
export async function namedSigner(context: Context, date: string): Promise<Outcome<NamedSigner>> {
  const { profile } = context.actor
  if (profile?.resourceType !== 'Practitioner')
    return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const signer = await context.stores.of('Practitioner').get(profile.id)
  if (!signer.ok) return signer
  const licence = licenceOn(signer.value, date)
  return succeeded({
    reference: { id: profile.id, resourceType: 'Practitioner' },
    ...(licence ? { licence } : {}),
    credentialsText: printedName(signer.value).slice(0, 120),
    ...deviceOf(context),
  })
}

/** From where somebody signs. */
export function deviceOf({ options }: Context): Pick<Signature, 'ip' | 'deviceName'> {
  const { address, userAgent } = options
  return {
    ...(address ? { ip: address } : {}),
    ...(userAgent ? { deviceName: userAgent.slice(0, 200) } : {}),
  }
}

function otherName(name: string) {
  return refuse('/name', 'signatures.other-name', { parameters: { name } })
}

function licenceOn({ licenses = [] }: Practitioner, date: string): NamedSigner['licence'] {
  const licence = licenses.find((each) => (each.issued ?? date) <= date && date <= (each.expires ?? date))
  if (!licence) return undefined

  const { type, number, state, expires } = licence
  return { type, number, ...(state ? { state } : {}), ...(expires ? { expires } : {}) }
}
