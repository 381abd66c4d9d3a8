import type { PersonalSignature } from '#generated/types/personal-signature.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { inLine } from '#server/accounts/passwords/in-line.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { isMine, notMine } from './is-mine.ts'

const largestImage = 200_000

/** A personal signature is its owner's own; a new PIN is four to eight digits and is kept as a slow hash. */
export const personalSignatureGuard: Guard<'PersonalSignature'> = {
  beforeWrite: async (context, { before, after }) => {
    if (!isMine(context, after.owner)) return notMine('PersonalSignature')
    if ((after.image?.size ?? 0) > largestImage)
      return refuse('/image/size', 'stores.too-big', { parameters: { limit: largestImage } })
    return after.pinHash === undefined || after.pinHash === before?.pinHash
      ? succeeded(after)
      : withPin(context, after, after.pinHash)
  },
}

async function withPin(
  { now }: Context,
  signature: PersonalSignature,
  pin: string,
): Promise<Outcome<PersonalSignature>> {
  if (!/^\d{4,8}$/.test(pin)) return refuse('/pinHash', 'accounts.pin-digits')
  const { lockedUntil: _earlier, ...rest } = signature
  const hashed = await inLine(async () => succeeded(await hashPassword(pin)))
  if (!hashed.ok) return hashed
  const pinHash = Buffer.from(hashed.value).toString('utf8')
  return succeeded({ ...rest, pinHash, pinUpdatedAt: now.iso, failedPinAttempts: 0 })
}
