import type { Authorization } from '#generated/types/authorization.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { definitionOfNote } from '#server/note-parts/definition-of-note.ts'
import { loadRules } from '#server/note-parts/load-rules.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { storeReader } from '#server/note-parts/store-reader.ts'
import type { Context } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { withUnitsCounted } from '#shared/chart/with-units-counted.ts'
import { ruleFacts } from '#shared/notes/facts/rule-facts.ts'
import type { NoteParts, SessionParts } from '#shared/notes/note-parts.ts'
import { judgingRules } from '#shared/notes/practice-rules.ts'
import { withRelated } from '#shared/notes/with-related.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { chooseAuthorization } from '#shared/rules/checks/check-authorization.ts'
import { authorizationParams } from '#shared/rules/judging/authorization-params.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'
import { needIn, usedIn } from '#shared/rules/used-in.ts'
import type { Params } from '#shared/rules/verdict.ts'

/** Which authorization a session takes its units from, as it is written into the session. */
export type Taken = NonNullable<Encounter['coverage']>[number]

/** What a session that a signature finishes is counted by, as it is known before the rules are judged. */
export type Counting = {
  /** The versions of the patient's coverages by their ids. */
  readonly policies: ReadonlyMap<string, string>
  /** The note's parts with those coverages and the sessions around; absent where no coverage has an authorization to take units from. */
  readonly known?: NoteParts
}

/** Nothing is counted. */
export const nothingCounted: Counting = { policies: new Map() }

/** Reads the coverages that the rules are going to be judged by and, where they have authorizations, the sessions beside which one is chosen. */
export async function countingOf(context: Context, parts: NoteParts): Promise<Outcome<Counting>> {
  const reader = storeReader(context)
  const covered = await withRelated(reader, parts, ['coverage'])
  if (!covered.ok) return covered
  const coverages = covered.value.session?.related?.coverages ?? []
  const policies = new Map(coverages.map(({ id, meta }) => [id, meta.versionId]))
  if (coverages.every(({ authorizations = [] }) => authorizations.length === 0))
    return succeeded({ policies })
  const known = await withRelated(reader, covered.value, ['sessions'])
  return known.ok ? succeeded({ policies, known: known.value }) : known
}

/**
 * With the last signature, counts a session that is being finished: chooses its authorization and makes `unitsUsed` what all finished sessions take
 * of it, anew and never by adding; nothing where the rules knew of no authorization. Of two signers at once the later one finds the coverage changed since before its rules
 * were judged: a conflict, to be judged again.
 */
export async function countUnits(
  context: Context,
  { policies, known }: Counting,
): Promise<Outcome<Taken | undefined>> {
  if (!known) return succeeded(undefined)
  const facts = factsOf(context, known)
  const params = await ruleParams(context, known, facts)
  if (!params.ok) return params
  const chosen = chooseAuthorization(facts.session, facts, params.value)
  const { session } = known
  if (!chosen || !session) return succeeded(undefined)

  const { coverage, authorization } = chosen
  const others = await finishedWith(context, session, {
    coverageId: coverage.id,
    authorizationId: authorization.id,
  })
  if (!others.ok) return others
  const counted = factsOf(context, {
    ...known,
    session: { ...session, related: { ...session.related, others: others.value } },
  }).session
  const used = usedIn(authorization, counted, { drafts: 'without' }) + (needIn(authorization, counted) ?? 0)

  const written = await writeUsed(context, coverage.id, { id: authorization.id, used, policies })
  if (!written.ok) return written
  return succeeded({
    coverage: { id: coverage.id, resourceType: 'Coverage' },
    authorizationId: authorization.id,
    order: coverage.order,
  })
}

/** By what the rule of this note asks for an authorization, so that what is counted is what it has judged. */
async function ruleParams(
  context: Context,
  parts: NoteParts,
  facts: RuleFacts,
): Promise<Outcome<Partial<Params<'Authorization'>>>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const definition = await definitionOfNote(context, parts.note.definition)
  if (!definition.ok) return definition
  const sources = { definition: definition.value, preferences: preferences.value }
  const rules = await loadRules(context, parts, sources)
  if (!rules.ok) return rules
  return succeeded(authorizationParams(judgingRules(rules.value, facts), facts.session.visitStatus))
}

function factsOf(context: Context, parts: NoteParts): RuleFacts {
  const timezone = parts.session?.encounter.timezone ?? 'UTC'
  return ruleFacts(parts, { now: context.now.iso, holidays: [], timezone })
}

type Named = { readonly coverageId: string; readonly authorizationId: string }

/** Counts anew what the finished sessions take of each authorization that a session was counted under, without that session. */
export async function returnUnits(context: Context, parts: NoteParts): Promise<Outcome<void>> {
  const known = await withRelated(storeReader(context), parts, ['coverage'])
  if (!known.ok) return known
  for (const { coverage, authorizationId } of known.value.session?.encounter.coverage ?? []) {
    if (authorizationId === undefined) continue
    const written = await countWithout(context, known.value, { coverageId: coverage.id, authorizationId })
    if (!written.ok) return written
  }
  return succeeded(undefined)
}

async function countWithout(
  context: Context,
  parts: NoteParts,
  { coverageId, authorizationId }: Named,
): Promise<Outcome<unknown>> {
  const { session } = parts
  if (!session) return succeeded(undefined)
  const others = await finishedWith(context, session, { coverageId, authorizationId })
  if (!others.ok) return others
  const related = { ...session.related, others: others.value }
  const { session: counted } = factsOf(context, { ...parts, session: { ...session, related } })
  const coverage = counted.coverages?.find(({ id }) => id === coverageId)
  const authorization = coverage?.authorizations.find(({ id }) => id === authorizationId)
  const versionId = session.related?.coverages?.find(({ id }) => id === coverageId)?.meta.versionId
  if (!authorization || versionId === undefined) return succeeded(undefined)
  const used = usedIn(authorization, counted, { drafts: 'without' })
  return writeUsed(context, coverageId, {
    id: authorizationId,
    used,
    policies: new Map([[coverageId, versionId]]),
  })
}

/** Finished sessions of the patient that name this authorization. */
async function finishedWith(
  context: Context,
  { encounter }: SessionParts,
  { coverageId, authorizationId }: Named,
): Promise<Outcome<readonly Encounter[]>> {
  const filters = [
    { field: 'patient', op: 'eq', value: encounter.patient?.id ?? '' },
    { field: 'coverage.coverage', op: 'eq', value: coverageId },
    { field: 'status', op: 'eq', value: 'Finished' },
  ] as const
  const found = await context.stores.of('Encounter').find({ filters, pageSize: 500 })
  if (!found.ok) return found
  return succeeded(
    found.value.rows.filter(
      ({ id, coverage = [] }) =>
        id !== encounter.id && coverage.some((each) => each.authorizationId === authorizationId),
    ),
  )
}

async function writeUsed(
  context: Context,
  coverageId: string,
  { id, used, policies }: Pick<Counting, 'policies'> & { readonly id: string; readonly used: number },
): Promise<Outcome<unknown>> {
  const current = await context.stores.of('Coverage').get(coverageId)
  if (!current.ok) return current
  const { versionId } = current.value.meta
  if (policies.get(coverageId) !== versionId) return failed(staleVersion(versionId))
  const count = (each: Authorization): Authorization =>
    each.id === id ? withUnitsCounted({ ...each, unitsUsed: used }) : each
  const next = { ...current.value, authorizations: (current.value.authorizations ?? []).map(count) }
  return context.stores.of('Coverage').update({ id: next.id, versionId: next.meta.versionId }, next)
}
