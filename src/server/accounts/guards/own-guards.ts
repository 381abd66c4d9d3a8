import type { PersonalSignature } from '#generated/types/personal-signature.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Scribble } from '#generated/types/scribble.ts'
import { inLine } from '#server/accounts/passwords/in-line.ts'
import { hashPassword } from '#server/accounts/passwords/password.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

const scribbleLife = 30 * 24 * 3_600_000
const largestImage = 200_000

/** Nobody writes scribbles in somebody else's name; a process note is about somebody and stays, everything else goes after 30 days. */
export const scribbleGuard: Guard<'Scribble'> = {
  beforeWrite: async (context, { operation, after }) => {
    if (!isMine(context, after.owner)) return notMine('Scribble')
    if (operation === 'delete' || operation === 'restore') return succeeded(after)
    return after.kind === 'ProcessNote' ? processNote(after) : succeeded(lasting(context, after))
  },
}

function processNote({ autoDeleteAt: _never, ...scribble }: Scribble): Outcome<Scribble> {
  return scribble.subject ? succeeded(scribble) : refuse('/subject', 'stores.required')
}

function lasting({ now }: Context, scribble: Scribble): Scribble {
  return {
    ...scribble,
    autoDeleteAt: scribble.autoDeleteAt ?? instantAt(now.milliseconds + scribbleLife).iso,
  }
}

/** A process note is never shared, not even by its owner; what is shared ends after 30 days unless another time is given. */
export const sharedScribbleGuard: Guard<'SharedScribble'> = {
  beforeWrite: async (context, { operation, after }) => {
    if (operation !== 'create') return succeeded(after)
    const expires = after.expires ?? instantAt(context.now.milliseconds + scribbleLife).iso
    if (!after.source) return succeeded({ ...after, expires })
    const source = await context.stores.of('Scribble').get(after.source.id)
    if (!source.ok) return source
    return source.value.kind === 'ProcessNote'
      ? refuse('/source', 'accounts.process-note-stays')
      : succeeded({ ...after, expires })
  },
}

/** Preferences are their owner's own. */
export const preferencesGuard: Guard<'PersonalPreferences'> = {
  beforeWrite: async (context, { after }) =>
    isMine(context, after.owner) ? succeeded(after) : notMine('PersonalPreferences'),
}

/** A signature is its owner's own; a new PIN is four to eight digits and is kept as a slow hash. */
export const signatureGuard: Guard<'PersonalSignature'> = {
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

function isMine({ actor }: Context, owner: Reference): boolean {
  return owner.id === actor.profile?.id || owner.id === actor.personId
}

function notMine(type: string): Outcome<never> {
  return failed({ kind: 'forbidden', permission: `${type}:Create` })
}
