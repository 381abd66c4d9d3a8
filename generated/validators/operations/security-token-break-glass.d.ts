// Generated from schemas/operations/security-token-break-glass.json by npm run generate. Edits are lost.
import type { SecurityTokenBreakGlassInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of securityToken.breakGlass. */
export const input: Validator<SecurityTokenBreakGlassInput>
