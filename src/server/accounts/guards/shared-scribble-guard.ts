import type { Guard } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { scribbleLife } from './scribble-life.ts'

/** A process note is never shared, not even by its owner; what is shared ends after 30 days unless another time is given. */
export const sharedScribbleGuard: Guard<'SharedScribble'> = {
  beforeWrite: async (context, { operation, after }) => {
    if (operation !== 'create') return succeeded(after)
    const expires = after.expires ?? instantAt(context.now.milliseconds + scribbleLife).iso
    if (!after.source) return succeeded({ ...after, expires })
    const source = await context.stores.of('Scribble').get(after.source.id)
    if (!source.ok) return source
    return source.value.kind === 'ProcessNote'
      ? refuse('/source', 'accounts.process-note-stays')
      : succeeded({ ...after, expires })
  },
}
