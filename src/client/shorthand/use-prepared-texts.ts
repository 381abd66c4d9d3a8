import { useEffect, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { plain } from '#client/sync/pending.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Snippet } from '#generated/types/snippet.ts'
import type { TextExpansion } from '#generated/types/text-expansion.ts'

/** The texts that somebody has prepared, a team shares, or the practice gives to everybody. */
export type PreparedTexts = {
  readonly snippets: readonly Snippet[]
  readonly expansions: readonly TextExpansion[]
}

const none: PreparedTexts = { snippets: [], expansions: [] }

/** So many of each are offered; the most recent are never left out by the menus, which only show what was typed for. */
const most = 500

const active = (orderBy: string): QueryCall => ({
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  orderBy,
  pageSize: most,
})
const snippetsAsked = active('name')
const expansionsAsked = active('trigger')

const copy = 'prepared texts'

/** Reads them once they are wanted, and keeps them on this device, so that they are there without a connection. */
export function usePreparedTexts(isWanted: boolean): PreparedTexts {
  const { may } = usePermissions()
  const outbox = useOutbox()
  const [kept, setKept] = useState(none)
  const snippets = useAnswer('snippet.query', isWanted && may('Snippet:Read') ? snippetsAsked : undefined)
  const expansions = useAnswer(
    'textExpansion.query',
    isWanted && may('TextExpansion:Read') ? expansionsAsked : undefined,
  )
  const known = {
    snippets: knownOf(snippets)?.items,
    expansions: knownOf(expansions)?.items,
  }
  const isMissed = snippets?.ok === false || expansions?.ok === false
  useEffect(() => {
    if (isMissed) void outbox.keptCopy<PreparedTexts>(copy).then((found) => found && setKept(found), ignored)
  }, [isMissed, outbox])
  useEffect(() => {
    if (known.snippets && known.expansions)
      void keep(outbox, { snippets: known.snippets, expansions: known.expansions })
  }, [outbox, known.snippets, known.expansions])
  const [found, expanding] = [known.snippets ?? kept.snippets, known.expansions ?? kept.expansions]
  return {
    snippets: useMemo(() => oftenFirst(found), [found]),
    expansions: useMemo(() => oftenFirst(expanding), [expanding]),
  }
}

/** How often each text had been used when this page first heard of it: what was used since moves nothing under whoever chooses. */
const usedAtFirst = new Map<string, number>()

/** Those that are used most come first; the others keep their order. */
export function oftenFirst<Text extends Snippet | TextExpansion>(texts: readonly Text[]): readonly Text[] {
  for (const { id, usageCount } of texts) if (!usedAtFirst.has(id)) usedAtFirst.set(id, usageCount)
  const uses = ({ id }: Text) => usedAtFirst.get(id) ?? 0
  return texts.toSorted((one, other) => uses(other) - uses(one))
}

/** A device that keeps nothing only lacks them without a connection. */
function ignored(): void {}

function keep(outbox: Outbox, prepared: PreparedTexts): Promise<void> {
  return outbox.keepCopy(copy, plain(prepared)).catch(ignored)
}
