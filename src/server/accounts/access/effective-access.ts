import { flags, neededFlags } from '#generated/permissions/permissions.ts'
import type { AdvisedAccess } from '#generated/types/advised-access.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import { globalRows } from '#server/accounts/people/person-by-login-query.ts'
import { type Rights, rightsOf } from '#server/accounts/people/rights-of.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { vendorRolesOf } from '#server/rights/effective-rights.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { hasFlag, readPermission } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'
import { type AskedAbout, aboutOf, type RowAsked } from './asked-about.ts'
import { chainOf, rolesOfPractice, rolesThatWould } from './chain-of.ts'
import { type PersonReach, reaching, reachOfPerson } from './reach-of-person.ts'
import { noRowAsked, type RowLabels, rowLabels } from './row-labels-query.ts'

/** Those who administer people and roles, and support. */
const mayAsk: readonly string[] = ['CanManageUsers', 'CanModifyRoles', 'CanImpersonate']

/**
 * Effective access: what a person may do, and why or why not. Which roles and grant sets give it, by which rule a patient is
 * reached, in which state a record is, whether its security labels let the person read it, and what would allow it. Nothing is
 * told of a patient or record that the asker does not see himself.
 */
export const effectiveAccess: Handler<'practitioner.effectiveAccess'> = async (context, input) => {
  if (!mayAsk.some((flag) => hasFlag(context.actor.granted, flag)))
    return failed({ kind: 'forbidden', permission: 'CanManageUsers' })
  const doubt = unknownName(input)
  if (doubt) return doubt
  const practitioner = await context.stores.of('Practitioner').get(input.id)
  if (!practitioner.ok) return practitioner
  const about = await aboutOf(context, input)
  if (!about.ok) return about

  const permission = input.permission ?? (input.patient ? 'Patient:Read' : undefined)
  context.note({
    detail: { permission, flag: input.flag },
    ...(about.value.patientId !== undefined && { patientId: about.value.patientId }),
  })
  return answered(context, practitioner.value, {
    permission,
    flag: isKeyOf(flags, input.flag) ? flags[input.flag] : undefined,
    about: about.value,
  })
}

function unknownName({ permission, flag }: RowAsked): Outcome<never> | undefined {
  if (flag !== undefined && !isKeyOf(flags, flag)) return refuse('/flag', 'rights.unknown-flag')
  const isKnown = permission === undefined || entryNamed(readPermission(permission)?.type) !== undefined
  return isKnown ? undefined : refuse('/permission', 'rights.unknown-permission')
}

type Wanted = {
  readonly permission: string | undefined
  readonly flag: string | undefined
  readonly about: AskedAbout
}

async function answered(context: Context, practitioner: Practitioner, wanted: Wanted) {
  const vendorRoles = await vendorRolesFor(context, practitioner)
  const { practiceId } = context.actor
  const profile = { id: practitioner.id, resourceType: 'Practitioner' }
  const rights = await rightsOf(context.transaction, { practiceId, profile, vendorRoles })
  if (!rights) return failed({ kind: 'missing' })
  const roles = await rolesOfPractice(context, vendorRoles)
  if (!roles.ok) return roles

  const reach = await reachOfPerson(context, rights, wanted.about.patientId)
  const { row, state } = wanted.about
  const labelled = row === undefined ? noRowAsked : await rowLabels(context, rights, row)
  const held = practitioner.roles.map(({ id }) => id)
  const isEnough = (each: ReadonlySet<string>) => missingOf(each, wanted).length === 0
  const missing = missingOf(rights.granted, wanted)
  const given = missing.length === 0 && rights.active
  const isOpen = (state === 'Open' || state === 'NotAsked') && labelled.label !== 'Closed'
  const would = missing.length > 0 ? rolesThatWould(roles.value, held, { vendorRoles, isEnough }) : []
  return succeeded({
    allowed: given && isOpen && reaching.includes(reach.rule),
    ...(wanted.permission !== undefined && { permission: wanted.permission }),
    given,
    active: rights.active,
    chain: [...chainOf(roles.value, held, stringsOf(wanted))],
    missing: [...missing],
    reach: reach.rule,
    lines: [...reach.lines],
    state,
    label: labelled.label,
    labels: [...labelled.labels],
    tokenNeeded: given && !reaching.includes(reach.rule) && reach.rule !== 'NoRole',
    advice: [...adviceOf(rights, { would, reach, state, ...labelled })],
  })
}

async function vendorRolesFor({ transaction, actor }: Context, { person }: Practitioner) {
  const [practice] = await globalRows(transaction, 'Practice', [actor.practiceId])
  const [who] = person ? await globalRows(transaction, 'Person', [person.id]) : []
  return practice && who ? vendorRolesOf(who, practice) : []
}

/** The strings that take part in the decision: the permission, the flags of which it needs one, and the flag. */
function stringsOf({ permission, flag }: Wanted): readonly string[] {
  const needed = permission !== undefined && isKeyOf(neededFlags, permission) ? neededFlags[permission] : []
  return [
    ...(permission === undefined ? [] : [permission]),
    ...(needed ?? []),
    ...(flag === undefined ? [] : [flag]),
  ]
}

/** What no role gives: the permission itself, else the flags of which it needs one; and the flag. */
function missingOf(rights: ReadonlySet<string>, wanted: Wanted): readonly string[] {
  const { permission, flag } = wanted
  const lacksFlag = flag !== undefined && !rights.has(flag) ? [flag] : []
  if (permission === undefined || permits(rights, permission)) return lacksFlag
  const lacks = rights.has(permission) ? stringsOf({ ...wanted, permission }).slice(1) : [permission]
  return [...new Set([...lacks, ...lacksFlag])]
}

type Found = Pick<RowLabels, 'label'> & {
  readonly would: readonly string[]
  readonly reach: PersonReach
  readonly state: AskedAbout['state']
}

function adviceOf({ active }: Rights, { would, reach, state, label }: Found): readonly AdvisedAccess[] {
  return [
    ...(active ? [] : [{ advice: 'Activate' } as const]),
    ...would.map((role) => ({ advice: 'Role', role }) as const),
    ...(reach.rule === 'OutOfReach' ? ([{ advice: 'CareTeam' }, { advice: 'Token' }] as const) : []),
    ...(reach.rule === 'Confidential'
      ? ([{ advice: 'ConfidentialTeam' }, { advice: 'Token' }] as const)
      : []),
    ...(state === 'Locked' ? [{ advice: 'Amend' } as const] : []),
    ...(state === 'Deleted' ? [{ advice: 'Restore' } as const] : []),
    ...(label === 'Closed' ? [{ advice: 'Label' } as const] : []),
  ]
}
