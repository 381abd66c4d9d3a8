import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import type { Row } from '#tests/support/scenes/scene.ts'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'
import { aDocument, askBytes, digestOf, hashOf, partsOf } from './a-document.ts'
import { pdf } from './files.ts'

/** What became, in a test of content, of so many uploads whose parts went astray. */
export type MixedUploads = {
  readonly uploads: number
  readonly stored: number
  readonly refused: number
  /** Uploads after which the row speaks of other bytes than were meant, or of none although they were whole: there are none. */
  readonly corrupt: readonly string[]
}

type Sent = { readonly number: number; readonly bytes: Uint8Array; readonly digest: string }

const steps = [
  'whole',
  'missing',
  'twice',
  'reordered',
  'swapped',
  'altered',
  'lying',
  'foreign',
  'other',
] as const

/**
 * Sends files in parts, and lets parts get lost, come twice, in another order, under another number, altered on the way, with
 * another's check code, or from another file. What is stored must be what was meant, byte for byte, or nothing.
 */
export async function mixUploads(
  server: TestServer,
  client: TestClient,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<MixedUploads> {
  const chance = chanceFrom(seed)
  const corrupt: string[] = []
  let stored = 0
  const { id } = await aDocument(client)
  for (let upload = 0; upload < count; upload += 1) {
    const file = pdf([`Letter ${seed} ${upload} ${'calm '.repeat(chance.whole(1, 60))}`])
    const outcome = await sendOne({ server, client, id, upload }, file, chance)
    if (outcome.isStored) stored += 1
    if (outcome.isStored ? outcome.hash !== hashOf(file) : outcome.isWhole)
      corrupt.push(`${seed} ${upload} ${outcome.step}`)
  }
  return { uploads: count, stored, refused: count - stored, corrupt }
}

type Place = {
  readonly server: TestServer
  readonly client: TestClient
  readonly id: Row['id']
  readonly upload: number
}

async function sendOne(place: Place, file: Uint8Array, chance: Chance) {
  const { server, client, id, upload } = place
  const step = chance.pick(steps) ?? 'whole'
  const whole = partsOf(file, Math.max(40, Math.ceil(file.length / chance.whole(2, 6)))).map(
    (bytes, number): Sent => ({ number, bytes, digest: digestOf(bytes) }),
  )
  const uploadId = `00000000-0000-4000-8000-${String(upload).padStart(12, '0')}`
  const path = `DocumentReferences/${id}/content/chunks`
  for (const { number, bytes, digest } of astray(whole, step, chance))
    await askBytes(server, client, `${path}/${number}?uploadId=${uploadId}`, {
      body: bytes,
      headers: { 'content-digest': digest },
    })
  const answer = await askBytes(server, client, `${path}?uploadId=${uploadId}`, {
    method: 'POST',
    headers: { 'repr-digest': digestOf(file) },
  })
  const isWhole = step === 'whole' || step === 'twice' || step === 'reordered'
  if (answer.status !== 200) return { isStored: false, isWhole, step, hash: undefined }
  const kept = await askBytes(server, client, `DocumentReferences/${id}/content`)
  return { isStored: true, isWhole, step, hash: hashOf(kept.bytes) }
}

/** The parts as they are sent, when something of that kind happens to them. */
function astray(whole: readonly Sent[], step: (typeof steps)[number], chance: Chance): readonly Sent[] {
  const at = chance.whole(0, whole.length - 1)
  const one = whole[at]
  const another = whole[(at + 1) % whole.length]
  if (!one || !another) return whole
  const instead = (sent: Sent) => whole.map((each) => (each === one ? sent : each))
  switch (step) {
    case 'missing':
      return whole.filter((each) => each !== one)
    case 'twice':
      return [...whole, one]
    case 'reordered':
      return whole.toReversed()
    case 'swapped':
      return whole.map((each) => {
        if (each === one) return { ...one, number: another.number }
        return each === another ? { ...another, number: one.number } : each
      })
    case 'altered':
      return instead({ ...one, bytes: one.bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte)) })
    case 'lying': {
      const bytes = one.bytes.map((byte) => byte ^ 1)
      return instead({ ...one, bytes, digest: digestOf(bytes) })
    }
    case 'foreign':
      return instead({ ...another, number: one.number })
    case 'other':
      return [...whole, { ...one, number: whole.length }]
    default:
      return whole
  }
}
