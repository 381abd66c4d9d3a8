import type { GrantSet } from '#generated/types/grant-set.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context, Guard, Guards } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { granted, hasAll, hasFlag } from '#shared/permissions/granted.ts'
import { keyVaultGuard } from './key-vault-guard.ts'
import { practicePreferencesGuard } from './list-overrides-guard.ts'
import { listing } from './listing-guard.ts'
import { preferencesGuard, scribbleGuard, sharedScribbleGuard, signatureGuard } from './own-guards.ts'
import { securityTokenGuard } from './security-token-guard.ts'
import { rangeDoubt, speechDoubt, toolGuard } from './tool-guard.ts'

/** Nobody gives a role that holds what he does not hold himself (permissions §6.2), those who set up roles for everybody excepted. */
const practitioner: Guard<'Practitioner'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    const known = new Set((before?.roles ?? []).map(({ id }) => id))
    const given = after.roles.filter(({ id }) => !known.has(id))
    if (!(await mayGive(context, given))) return escalation('/roles')

    const stays = operation !== 'delete' && after.active ? after.roles.map(({ id }) => id) : []
    const lost = before?.active ? before.roles.filter(({ id }) => !stays.includes(id)) : []
    return before && (await losesLastAdministrator(context, before.id, lost))
      ? lastAdministrator()
      : succeeded(after)
  },
}

const securityRole: Guard<'SecurityRole'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    if (before?.builtIn && operation === 'delete') return escalation('/builtIn')
    const known = new Set((before?.grantSets ?? []).map(({ id }) => id))
    const sets = await grantSetsOf(
      context,
      after.grantSets.filter(({ id }) => !known.has(id)),
    )
    if (!isExempt(context) && !hasAll(context.actor.granted, [...granted(sets)]))
      return escalation('/grantSets')
    return succeeded({ ...after, builtIn: before?.builtIn ?? false })
  },
}

const grantSet: Guard<'GrantSet'> = {
  beforeWrite: async (context, { before, after }) => {
    const wanted = [...after.flags, ...(after.permissions ?? [])]
    const held = new Set(before ? [...before.flags, ...(before.permissions ?? [])] : [])
    const added = wanted.filter((each) => !held.has(each))
    if (!isExempt(context) && !hasAll(context.actor.granted, added)) return escalation('/permissions')
    return succeeded({ ...after, builtIn: before?.builtIn ?? false })
  },
}

const person: Guard<'Person'> = {
  beforeWrite: (_context, { before, after }) =>
    Promise.resolve(succeeded({ ...after, isSystem: before?.isSystem ?? false })),
}

/** What the accounts add to the plain writes of the types that decide who may do what. */
export const guards: Guards = {
  Practitioner: practitioner,
  SecurityRole: securityRole,
  GrantSet: grantSet,
  SecurityToken: securityTokenGuard,
  Person: person,
  KeyVault: keyVaultGuard,
  Scribble: scribbleGuard,
  SharedScribble: sharedScribbleGuard,
  PersonalPreferences: preferencesGuard,
  PracticePreferences: practicePreferencesGuard,
  PersonalSignature: signatureGuard,
  Snippet: toolGuard('Snippet', 'CanManageDefinitions'),
  TextExpansion: toolGuard('TextExpansion', 'CanManageDefinitions'),
  SpeechRule: toolGuard('SpeechRule', 'CanManageDefinitions', speechDoubt),
  NoteTemplate: toolGuard('NoteTemplate', 'CanManageDefinitions'),
  Listing: listing,
  ReportCriteria: toolGuard('ReportCriteria', 'CanManageReports', rangeDoubt),
}

async function mayGive(context: Context, roles: readonly Reference[]): Promise<boolean> {
  if (roles.length === 0 || isExempt(context)) return true
  for (const { id } of roles) {
    const role = await context.stores.of('SecurityRole').get(id)
    if (!role.ok) continue
    const sets = await grantSetsOf(context, role.value.grantSets)
    if (!hasAll(context.actor.granted, [...granted(sets)])) return false
  }
  return true
}

async function grantSetsOf(context: Context, references: readonly Reference[]): Promise<readonly GrantSet[]> {
  const found = await Promise.all(references.map(({ id }) => context.stores.of('GrantSet').get(id)))
  return found.flatMap((each) => (each.ok ? [each.value] : []))
}

/** A practice without anybody who administers it could not be mended by its own people. */
async function losesLastAdministrator(
  context: Context,
  id: string,
  lost: readonly Reference[],
): Promise<boolean> {
  for (const { id: roleId } of lost) {
    const role = await context.stores.of('SecurityRole').get(roleId)
    if (!role.ok || role.value.key !== 'administrative') continue
    const filters = [
      { field: 'roles', op: 'eq', value: roleId },
      { field: 'active', op: 'eq', value: true },
    ] as const
    const others = await context.stores.of('Practitioner').find({ filters, pageSize: 2 })
    if (others.ok && others.value.rows.every((each) => each.id === id)) return true
  }
  return false
}

function lastAdministrator(): Outcome<never> {
  const finding = { pointer: '/roles', weight: 'blocks', message: 'stores.last-administrator' } as const
  return failed({ kind: 'conflict', because: finding.message, findings: [finding] })
}

function isExempt({ actor }: Context): boolean {
  return hasFlag(actor.granted, 'CanModifyRoles')
}

function escalation(pointer: string): Outcome<never> {
  return failed({ kind: 'forbidden', permission: `role-escalation ${pointer}` })
}
