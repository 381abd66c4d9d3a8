import { createHash } from 'node:crypto'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { HumanName } from '#generated/types/human-name.ts'
import type { Signature } from '#generated/types/signature.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import type { Json } from '#shared/patch/patch-operation.ts'
import { signerRoleOf } from './filler.ts'
import type { OpenPacket } from './open-packet.ts'

type Signed = {
  readonly item: PacketItem
  readonly answers: Answers
  readonly signature: NonNullable<ActInputs['packetResponse.answer']['signature']>
}

/** The signature under one item: of whoever fills it in, over what the item says and what was answered; never by staff for somebody else. */
export async function signatureUnder(
  context: Context,
  { response, filler }: OpenPacket,
  { item, answers, signature }: Signed,
): Promise<Outcome<Signature>> {
  const role = signerRoleOf(item.audience)
  if (!role || filler.isStaff) return refuse('/signature', 'definitions.packet-not-signer')
  const { id, resourceType } = filler.person
  if (signature.strokes !== undefined && !isDrawn(signature.strokes))
    return refuse('/signature/strokes', 'stores.required')
  if (signature.strokes === undefined && !(await isNameOf(context, filler.person, signature.name)))
    return refuse('/signature/name', 'consents.other-name')
  const { address, userAgent } = context.options
  return succeeded({
    id: context.newId(),
    role,
    meaning: item.kind === 'ConsentForm' ? 'Consented' : 'Acknowledged',
    method: signature.strokes === undefined ? 'Typed' : 'Drawn',
    signer: { id, resourceType },
    ...(resourceType === 'RelatedPerson' && {
      onBehalfOf: { id: response.patient.id, resourceType: 'Patient' as const },
    }),
    signedAt: context.now.iso,
    credentialsText: signature.name.slice(0, 120),
    ...(signature.strokes !== undefined && { strokes: signature.strokes }),
    contentHash: hashOf(response.packet, item, answers),
    resourceVersion: response.meta.versionId,
    ...(address !== undefined && { ip: address }),
    ...(userAgent !== undefined && { deviceName: userAgent.slice(0, 200) }),
  })
}

/** The same item again, after somebody had signed it: what was signed then no longer counts, and stays to be read. */
export function withoutSignatures(
  { now }: Pick<Context, 'now'>,
  { filler }: OpenPacket,
  signatures: readonly Signature[] = [],
): readonly Signature[] {
  const { id, resourceType } = filler.person
  const invalidated = { at: now.iso, by: { id, resourceType }, reason: 'answered again' }
  return signatures.map((each) => (each.invalidated ? each : { ...each, invalidated }))
}

function hashOf(
  packet: { readonly id: string; readonly versionId?: string },
  item: PacketItem,
  answers: Answers,
) {
  const { id, kind, title, consentKind, form } = item
  const said = { packet: [packet.id, packet.versionId], id, kind, title, consentKind, form, answers }
  const plain: Json = JSON.parse(JSON.stringify(said))
  return createHash('sha256').update(canonicalJson(plain)).digest('hex')
}

function isDrawn(strokes: string): boolean {
  try {
    const lines: unknown = JSON.parse(strokes)
    return Array.isArray(lines) && lines.some((line) => Array.isArray(line) && line.length > 3)
  } catch {
    return false
  }
}

async function isNameOf(
  { stores }: Context,
  { id, resourceType }: { readonly id: string; readonly resourceType: string },
  name: string,
): Promise<boolean> {
  const found =
    resourceType === 'Patient' ? await stores.of('Patient').get(id) : await stores.of('RelatedPerson').get(id)
  if (!found.ok) return false
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return fold(name).includes(fold(familyOf(found.value.name)))
}

function familyOf({ family, given, text }: HumanName): string {
  return family ?? given?.[0] ?? text ?? ''
}
