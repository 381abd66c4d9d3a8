import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { type Finding, failed, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** Types whose rows belong to one person, to a team or to everybody. */
type ToolType = 'Snippet' | 'TextExpansion' | 'SpeechRule' | 'NoteTemplate' | 'ReportCriteria'
type Tool = ResourceTypes[ToolType]

/**
 * A personal row is changed by its owner alone, one for everybody only by those who manage such things; a team's row names
 * its team. `check` says what the type demands beyond its shape.
 */
export function toolGuard<Type extends ToolType>(
  type: Type,
  flag: string,
  check: (row: ResourceTypes[Type]) => readonly Finding[] = () => [],
): Guard<Type> {
  return {
    beforeWrite: async (context, { operation, before, after }) => {
      const rows: readonly Tool[] = before ? [before, after] : [after]
      if (!rows.every((row) => mayWrite(context, row, flag)))
        return failed({ kind: 'forbidden', permission: flag })
      if (operation === 'delete') return succeeded(after)
      const findings = [...teamDoubt(type, after), ...check(after)]
      return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(after)
    },
  }
}

/** What is spoken becomes something, except for words that are only listened for. */
export function speechDoubt({ kind, replacement }: ResourceTypes['SpeechRule']): readonly Finding[] {
  return kind === 'Vocabulary' || replacement !== undefined ? [] : [required('/replacement')]
}

/** Two fixed days, or how many of the last ones. */
export function rangeDoubt({
  dateRange: { kind, from, to, last },
}: ResourceTypes['ReportCriteria']): readonly Finding[] {
  if (kind === 'Relative') return last ? [] : [required('/dateRange/last')]
  if (!from) return [required('/dateRange/from')]
  if (!to) return [required('/dateRange/to')]
  return from > to ? [{ ...required('/dateRange/to'), message: 'stores.period-ends-before' }] : []
}

function teamDoubt(type: ToolType, row: Tool): readonly Finding[] {
  const isLacking = row.visibility === 'Team' && !('team' in row && row.team)
  return needsTeam(type) && isLacking ? [required('/team')] : []
}

function required(pointer: string): Finding {
  return blocking(pointer, 'stores.required')
}

function mayWrite({ actor }: Context, { visibility, owner }: Tool, flag: string): boolean {
  if (visibility === 'Practice') return hasFlag(actor.granted, flag)
  return owner.id === actor.profile?.id || (visibility === 'Team' && hasFlag(actor.granted, flag))
}

function needsTeam(type: ToolType): boolean {
  return type === 'Snippet' || type === 'TextExpansion' || type === 'SpeechRule'
}
