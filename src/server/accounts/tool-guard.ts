import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** Types whose rows belong to one person, to a team or to everybody. */
type ToolType = 'Snippet' | 'TextExpansion' | 'SpeechRule' | 'NoteTemplate' | 'ReportCriteria'
type Tool = ResourceTypes[ToolType]

/** A personal row is changed by its owner alone, one for everybody only by those who manage such things; a team's row names its team (permissions §6.2). */
export function toolGuard<Type extends ToolType>(type: Type, flag: string): Guard<Type> {
  return {
    beforeWrite: async (context, { before, after }) => {
      const rows: readonly Tool[] = before ? [before, after] : [after]
      if (!rows.every((row) => mayWrite(context, row, flag)))
        return failed({ kind: 'forbidden', permission: flag })
      return after.visibility === 'Team' && needsTeam(type) && !('team' in after && after.team)
        ? failed({
            kind: 'invalid',
            findings: [{ pointer: '/team', weight: 'blocks', message: 'stores.required' }],
          })
        : succeeded(after)
    },
  }
}

function mayWrite({ actor }: Context, { visibility, owner }: Tool, flag: string): boolean {
  if (visibility === 'Practice') return hasFlag(actor.granted, flag)
  return owner.id === actor.profile?.id || (visibility === 'Team' && hasFlag(actor.granted, flag))
}

function needsTeam(type: ToolType): boolean {
  return type === 'Snippet' || type === 'TextExpansion' || type === 'SpeechRule'
}
