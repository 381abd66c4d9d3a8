import { createHash } from 'node:crypto'
import { methodOf, type ProofMethod } from '#shared/passwords/method-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { aboutCall } from './about-call.ts'

/** By what somebody has proved in a call who it is: nothing that would prove it again. */
export type CallProof = {
  readonly method: ProofMethod
  readonly passkey?: {
    /** SHA-256 of the id of the passkey, so that two signatures can be told to be of the same one. */
    readonly credential: string
    /** What the passkey has signed, as its browser named it. */
    readonly challenge: string
    /** SHA-256 of the call, or of the list of notes, that the challenge was made for. */
    readonly about: string
  }
}

/** All that is said to an act: its body, and which row it is about. */
export function saidIn({ body, id }: { readonly body?: unknown; readonly id?: string | undefined }) {
  return { ...membersOf(body), ...(id !== undefined && { id }) }
}

/** What is kept of a credential that was judged, for those who look at what it proved. */
export function proofOf(operation: string, said: Readonly<Record<string, unknown>>): CallProof | undefined {
  const { credential } = said
  if (typeof credential !== 'string') return undefined
  const method = methodOf(credential)
  if (method !== 'Passkey') return { method }
  const { id, response } = membersOf(membersOf(parsed(credential)).passkey)
  const { clientDataJSON } = membersOf(response)
  if (typeof id !== 'string' || typeof clientDataJSON !== 'string') return { method }
  const { challenge } = membersOf(parsed(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
  return {
    method,
    passkey: {
      credential: createHash('sha256').update(id).digest('hex'),
      challenge: String(challenge),
      about: aboutCall(operation, said),
    },
  }
}

/** Whatever came from outside; who is no passkey has been refused before. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
