// Generated from schemas/types/signature-step.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { ConditionGroup } from './condition-group.ts'
import type { Reference } from './reference.ts'
import type { SignatureMeaning } from '../enumerations/signature-meaning.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'
import type { StepSigner } from '../enumerations/step-signer.ts'

/** One step of the order in which people sign. */
export type SignatureStep = {
  readonly id: string
  readonly order: number
  readonly role: SignerRole
  readonly required?: boolean
  readonly who: StepSigner
  readonly securityRole?: Reference
  readonly licenses?: readonly CodedValue[]
  readonly practitioner?: Reference
  readonly condition?: ConditionGroup
  readonly meaning: SignatureMeaning
  readonly methods: readonly SignatureMethod[]
  readonly maxHours?: number
  readonly allowDecline?: boolean
  readonly attestationText?: string
  readonly requireReauthentication?: boolean
}
