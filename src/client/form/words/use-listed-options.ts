import { useCallback } from 'react'
import { openStore, useSource } from '#client/ui/external-store.ts'
import type { ListedOptions } from '#shared/forms/printing/listed-options.ts'
import { knownItems, offeredIn } from './list-items.ts'

/** What coded lists offer, where all that could have been chosen is shown; a list is fetched when it is first asked for. */
export function useListedOptions(): ListedOptions {
  const here = useSource(fetched)
  return useCallback(
    (list) => {
      if (!here.has(list)) fetchOnce(list)
      return (offeredIn(list) ?? []).map(({ code, display }) => ({ code, label: display }))
    },
    [here],
  )
}

const fetched = openStore<ReadonlySet<string>>(new Set())
const coming = new Set<string>()

/** One that cannot be had is asked for again when something is drawn again. */
function fetchOnce(list: string): void {
  if (coming.has(list)) return
  coming.add(list)
  knownItems(list)
    .then(() => fetched.change(new Set([...fetched.read(), list])))
    .catch(() => undefined)
    .finally(() => coming.delete(list))
}
