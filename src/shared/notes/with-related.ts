import { type RuleNeed, ruleTraits } from '#generated/traits/rule-traits.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'
import { listedServices } from './listed-services.ts'
import type { NoteParts, SessionParts } from './note-parts.ts'
import type { RecordReader } from './record-reader.ts'
import { joinedRelated, type RecordNeed, readServices, relatedRecords } from './related-records.ts'

/** The note's parts with the records that its rules ask for beside them, and no others. */
export async function withRelated(
  reader: RecordReader,
  parts: NoteParts,
  needs: readonly RecordNeed[],
): Promise<Outcome<NoteParts>> {
  const { session } = parts
  if (!session || needs.length === 0) return succeeded(parts)

  const [own, ...others] = await Promise.all(
    [session, ...parts.members, ...parts.services].map((each) => enriched(reader, each, needs)),
  )
  const listed = needs.includes('services')
    ? await readServices(
        reader,
        listedServices(parts.note).map(({ service }) => service),
      )
    : succeeded([])
  if (!listed.ok) return listed
  if (!own?.ok) return own ?? succeeded(parts)

  const done: SessionParts[] = []
  for (const other of others) {
    if (!other.ok) return other
    done.push(other.value)
  }
  return succeeded({
    ...parts,
    session: own.value,
    members: done.slice(0, parts.members.length),
    services: done.slice(parts.members.length),
    ...(needs.includes('services') ? { listedServices: listed.value } : {}),
  })
}

/** The same by whoever may see it, all needs beside each other: what cannot be reached leaves its checks unsaid. */
export async function withWhatIsSeen(
  reader: RecordReader,
  parts: NoteParts,
  needs: readonly RecordNeed[],
): Promise<NoteParts> {
  const all = await Promise.all(needs.map((need) => withRelated(reader, parts, [need])))
  return all.reduce((known, found) => (found.ok ? joined(known, found.value) : known), parts)
}

function joined(one: NoteParts, other: NoteParts): NoteParts {
  const each = (sessions: readonly SessionParts[], more: readonly SessionParts[]) =>
    sessions.map((session, index) => withMore(session, more[index]))
  return {
    ...one,
    ...(other.listedServices && { listedServices: other.listedServices }),
    session: one.session && withMore(one.session, other.session),
    members: each(one.members, other.members),
    services: each(one.services, other.services),
  }
}

function withMore(session: SessionParts, more: SessionParts | undefined): SessionParts {
  return { ...session, related: joinedRelated(session.related ?? {}, more?.related ?? {}) }
}

async function enriched(
  reader: RecordReader,
  session: SessionParts,
  needs: readonly RecordNeed[],
): Promise<Outcome<SessionParts>> {
  const related = await relatedRecords(reader, session.encounter, needs)
  if (!related.ok) return related
  return succeeded({ ...session, related: { ...session.related, ...related.value } })
}

/** What these rules have to know beside the session itself, those that are for some payers who pays for it. */
export function needsOf(rules: readonly NoteRule[]): readonly RuleNeed[] {
  const kinds = new Set(rules.flatMap(kindsOf))
  const payers: readonly RuleNeed[] = rules.some(({ appliesTo }) => appliesTo?.payers?.length)
    ? ['coverage']
    : []
  return [...new Set([...[...kinds].flatMap((kind) => ruleTraits[kind].needs), ...payers])]
}

type Group = {
  readonly items?: readonly { readonly kind: RuleKind }[] | undefined
  readonly groups?: readonly Group[] | undefined
}

function kindsOf({ items = [], groups = [] }: Group): readonly RuleKind[] {
  return [...items.map(({ kind }) => kind), ...groups.flatMap(kindsOf)]
}
