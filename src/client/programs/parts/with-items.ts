import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { Page } from '#generated/operations/plain.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** The same answer with other rows, made of those that came. */
export function withItems<Row>(
  answer: AwaitedAnswer<Page<Row>>,
  choose: (items: readonly Row[]) => readonly Row[],
): AwaitedAnswer<Page<Row>> {
  return answer?.ok ? succeeded({ ...answer.value, items: choose(answer.value.items) }) : answer
}
