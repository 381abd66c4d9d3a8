import type { RuleItem } from '#generated/types/rules.ts'

/** What of an item's settings contradicts itself: the setting, and what is said of it. */
export type ItemDoubt = { readonly at: string; readonly message: string }

/** Settings of one kind that no session could ever meet. */
export function itemDoubts(item: RuleItem): readonly ItemDoubt[] {
  switch (item.kind) {
    case 'SessionDuration':
      return above(item.params?.minMinutes, item.params?.maxMinutes)
        ? [{ at: 'maxMinutes', message: 'rules.publishing.minutes' }]
        : []
    case 'SessionDurationIncrement':
      return incrementDoubts(item.params ?? {})
    default:
      return []
  }
}

type IncrementParams = NonNullable<Extract<RuleItem, { readonly kind: 'SessionDurationIncrement' }>['params']>

/** The eight-minute rule knows units of 15 minutes only. */
function incrementDoubts({
  minUnits,
  maxUnits,
  rounding,
  incrementMinutes,
}: IncrementParams): readonly ItemDoubt[] {
  const isOther = rounding === 'EightMinute' && (incrementMinutes ?? 15) !== 15
  return [
    ...(above(minUnits, maxUnits) ? [{ at: 'maxUnits', message: 'rules.publishing.units' }] : []),
    ...(isOther ? [{ at: 'incrementMinutes', message: 'rules.publishing.eight-minute' }] : []),
  ]
}

function above(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined && max !== undefined && min > max
}
