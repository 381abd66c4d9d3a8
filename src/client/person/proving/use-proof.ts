import { useState } from 'react'
import { askAbout } from '#client/api/ask-factors.ts'
import { useSession } from '#client/api/session.ts'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import type { OperationId } from '#generated/operations/operations.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import type { ProofMethod } from '#shared/passwords/method-of.ts'
import { answerPasskey, canUsePasskey } from './passkey.ts'

/** How somebody proves anew who it is: the ways that the person has, the one that was chosen, and the credential of a call. */
export type Proof = {
  readonly methods: readonly ProofMethod[]
  readonly method: ProofMethod
  readonly choose: (method: ProofMethod) => void
  /** What goes into the call: what was typed, or what the passkey answers about this very call. */
  readonly credentialFor: (operation: OperationId, said: object, typed: string) => Promise<Outcome<string>>
}

/** Which way of proving is chosen in a dialog: the one that this person prefers and has, else the password, which everybody has. */
export function useProof(): Proof {
  const { factors = [] } = useSession()
  const { preferences } = usePersonalPreferences()
  const [chosen, choose] = useState<ProofMethod>()
  const methods: readonly ProofMethod[] = [
    'Password',
    ...factors.filter((each) => each !== 'Passkey' || canUsePasskey()),
  ]
  const preferred = methods.find((each) => each === preferences?.signatureDefaultMethod)
  const method = chosen ?? preferred ?? 'Password'
  const credentialFor: Proof['credentialFor'] = async (operation, said, typed) =>
    method === 'Passkey' ? byPasskey(operation, said) : succeeded(typed)
  return { methods, method, choose, credentialFor }
}

/** A passkey that does not answer has proved nothing. */
async function byPasskey(operation: OperationId, said: object): Promise<Outcome<string>> {
  const question = await askAbout(operation, said)
  if (!question.ok) return question
  const answer = await answerPasskey(question.value)
  return answer === undefined
    ? failed({ kind: 'forbidden', permission: 'credential', subStatus: subStatuses.credentialWrong })
    : succeeded(answer)
}
