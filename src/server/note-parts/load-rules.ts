import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { rulesOfKind } from '#shared/notes/practice-rules.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { judgingStatuses } from '#shared/rules/judging/select-rules.ts'
import { optional } from './optional.ts'
import type { Preferences } from './practice-preferences.ts'

/** The rules that may judge a note: those of the practice, of its program and of its definition, each in every version that is in use or was replaced (`src/shared/rules/README.md`, "Which rules run"). */
export async function loadRules(
  context: Context,
  parts: NoteParts,
  sources: { readonly definition: NoteDefinition; readonly preferences: Preferences },
): Promise<Outcome<readonly NoteRule[]>> {
  const own = await keysOf(context, [
    ...(sources.definition.noteRules ?? []),
    ...(parts.shared?.definition?.noteRules ?? []),
  ])
  if (!own.ok) return own
  const wide = await keysOf(context, [
    ...sources.preferences.defaultNoteRules,
    ...(parts.session?.program?.noteRules ?? []),
  ])
  if (!wide.ok) return wide
  const keys = [...new Set([...own.value, ...wide.value])]
  if (keys.length === 0) return succeeded([])

  const filters = [
    { field: 'key', op: 'in', value: keys },
    { field: 'status', op: 'in', value: judgingStatuses },
  ] as const
  const found = await context.stores.of('NoteRule').find({ filters, pageSize: 500 })
  return found.ok ? succeeded(rulesOfKind(parts.note.kind, found.value.rows, own.value)) : found
}

async function keysOf(
  context: Context,
  references: readonly Reference[],
): Promise<Outcome<ReadonlySet<string>>> {
  const keys = new Set<string>()
  for (const reference of references) {
    const rule = await optional(context, 'NoteRule', reference)
    if (!rule.ok) return rule
    if (rule.value) keys.add(rule.value.key)
  }
  return succeeded(keys)
}
