import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { Context } from '#server/operations/handler.ts'
import { printedName } from '#shared/notes/printed-name.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { Signing } from './signing.ts'

/** The signature as the note keeps it: name, licence and credentials as the signer's record has them on the date of service, bound to the content; a name that says otherwise is refused. */
export async function signatureOf(
  context: Context,
  { input, parts, step }: Signing,
): Promise<Outcome<Signature>> {
  const { profile } = context.actor
  if (profile?.resourceType !== 'Practitioner')
    return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const signer = await context.stores.of('Practitioner').get(profile.id)
  if (!signer.ok) return signer

  const name = printedName(signer.value)
  if (input.name !== undefined && input.name.trim() !== name) return otherName(name)
  const licence = licenceOn(signer.value, parts.note.serviceDate)
  const { address, userAgent } = context.options
  return succeeded({
    id: context.newId(),
    role: step.role,
    meaning: step.meaning,
    method: input.method,
    signer: { id: profile.id, resourceType: 'Practitioner' },
    signedAt: context.now.iso,
    stepId: step.id,
    ...(licence ? { licence } : {}),
    credentialsText: name.slice(0, 120),
    contentHash: input.contentHash,
    resourceVersion: parts.note.meta.versionId,
    ...(address ? { ip: address } : {}),
    ...(userAgent ? { deviceName: userAgent.slice(0, 200) } : {}),
  })
}

function otherName(name: string) {
  return refuse('/name', 'signatures.other-name', { parameters: { name } })
}

function licenceOn({ licenses = [] }: Practitioner, date: string): Signature['licence'] {
  const licence = licenses.find((each) => (each.issued ?? date) <= date && date <= (each.expires ?? date))
  if (!licence) return undefined

  const { type, number, state, expires } = licence
  return { type, number, ...(state ? { state } : {}), ...(expires ? { expires } : {}) }
}
