import { type RawBuilder, sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'
import { everyLabel } from '#shared/permissions/circles-of.ts'
import { has, hasFlag } from '#shared/permissions/granted.ts'

/** In which states a preliminary note is a draft. */
export const openStates = ['Draft', 'ReadyToSign', 'PartiallySigned', 'Returned']

/** Who works on a note: whom it names at these places reads its draft. */
export const draftWorkers = [
  'author',
  'scribe',
  'participants.individual',
  'reviewers.practitioner',
  'signatures.signer',
] as const

/** Whoever co-signs notes reads the drafts of others. */
export const readsDrafts = 'CanCoSignNotes'

/**
 * What was said and drafted for a note is for whoever reads the words of that note at this moment: of a draft those who work on it, of a
 * finished note all who see it; who only countersigns it reads the note, and not what it was made from. Begins with `and` and speaks of the row as `r`; each note is looked up by its id, never among all.
 */
export function draftsOnly({ actor }: Pick<Opened, 'actor'>): RawBuilder<unknown> {
  const { granted, circles, profiles } = actor
  if (circles.includes(everyLabel)) return sql``
  const worksOn = draftWorkers.map((path) => namedAt(path, profiles))
  const reads = hasFlag(granted, readsDrafts)
    ? sql`true`
    : sql`(coalesce(note.content ->> 'status', '') <> 'Preliminary'
        or coalesce(note.content ->> 'signingState', '') <> all (${openStates}::text[]) or ${sql.join(worksOn, sql` or `)})`
  const seen = has(granted, 'Note:Read')
    ? sql`coalesce((select ${reads} from resource note where note.practice_id = r.practice_id
        and note.id = (r.content #>> '{note,id}')::uuid and note.type = 'Note' limit 1), false)`
    : sql`false`
  return sql` and (r.content #>> '{note,id}' is null or ${seen})`
}

function namedAt(path: (typeof draftWorkers)[number], profiles: readonly string[]): RawBuilder<unknown> {
  const [list = '', person] = path.split('.')
  return person === undefined
    ? sql`coalesce(note.content #>> ${[list, 'id']}::text[], '') = any (${profiles}::text[])`
    : sql`exists (select from json_array_elements(coalesce(note.content -> ${list}::text, '[]')) as each
        where each #>> ${[person, 'id']}::text[] = any (${profiles}::text[]))`
}
