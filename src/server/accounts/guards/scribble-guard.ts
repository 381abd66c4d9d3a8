import type { Scribble } from '#generated/types/scribble.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { isMine, notMine } from './is-mine.ts'
import { scribbleLife } from './scribble-life.ts'

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
