import { operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { isActing } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import type { Call } from './call.ts'

/** Is this a patch of the asker's own row by nobody but the asker, of nothing but the parts that are everybody's own affair (`x-resource.ownFields`)? */
export function isOwnAffair({ actor, operation, input, options }: Call): boolean {
  if (options.userSystem || options.automation || isActing(actor)) return false
  const { resource, verb } = operations[operation]
  const parts = verb === 'patch' ? registry[resource].ownFields : undefined
  const own = resource === 'Person' ? actor.personId : actor.profile?.id
  if (!parts || !own || input.id !== own || !Array.isArray(input.body)) return false
  return input.body.every((each: unknown) => {
    const { path, from } = membersOf(each)
    return isWithin(parts, path) && (from === undefined || isWithin(parts, from))
  })
}

function isWithin(parts: readonly string[], pointer: unknown): boolean {
  return typeof pointer === 'string' && parts.includes(pointer.split('/')[1] ?? '')
}

const officerMay: readonly string[] = ['read', 'readVersion', 'history', 'patch', 'update']
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The patient whom a privacy officer reaches in this call, whoever is in the confidential team: the one that
 * is asked for by id, and of the chart nothing else; what may be changed of it says the guard of patients.
 */
export function patientOfOfficer({ actor, operation, input }: Call): readonly string[] {
  const { resource, kind, verb } = operations[operation]
  const isOfPatient = kind === 'plain' && registry[resource].confidential !== undefined
  if (!isOfPatient || !officerMay.includes(verb) || !hasFlag(actor.granted, 'PrivacyOfficer')) return []
  return input.id !== undefined && uuid.test(input.id) ? [input.id] : []
}
