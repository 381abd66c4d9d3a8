import type { ExpandKey } from '#generated/enumerations/expand-key.ts'
import type { TextExpansion } from '#generated/types/text-expansion.ts'

/** What a text expansion is found by. */
export type Expansion = Pick<
  TextExpansion,
  'trigger' | 'caseSensitive' | 'wholeWord' | 'expandOn' | 'visibility' | 'replacement'
>

const nearest: { readonly [Each in TextExpansion['visibility']]: number } = {
  Personal: 0,
  Team: 1,
  Practice: 2,
}

/**
 * The expansion whose trigger stands right before the caret when this key goes down. Of several the longest trigger, then one's own before
 * the team's before the practice's.
 */
export function expansionAt<Each extends Expansion>(
  before: string,
  key: ExpandKey,
  expansions: readonly Each[],
): Each | undefined {
  const fitting = expansions.filter((each) => each.expandOn.includes(key) && endsWith(before, each))
  return fitting.toSorted(
    (one, other) =>
      other.trigger.length - one.trigger.length || nearest[one.visibility] - nearest[other.visibility],
  )[0]
}

function endsWith(before: string, { trigger, caseSensitive, wholeWord }: Expansion): boolean {
  const start = before.length - trigger.length
  if (start < 0) return false
  const tail = before.slice(start)
  const isIt = caseSensitive ? tail === trigger : tail.toLowerCase() === trigger.toLowerCase()
  return isIt && (!wholeWord || start === 0 || !/[\p{L}\p{N}_]/u.test(before[start - 1] ?? ''))
}
