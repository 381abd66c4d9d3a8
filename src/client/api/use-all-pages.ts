import { useQueries } from '@tanstack/react-query'
import type { PlainId } from '#generated/operations/operations.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { answers } from './answers.ts'
import { stillShown } from './use-answer.ts'

type Asked<Item> = {
  readonly id: PlainId<'query'>
  /** Each is asked by itself, all at once. */
  readonly inputs: readonly QueryCall[]
  readonly read: (input: QueryCall) => Promise<Outcome<Page<Item>>>
  /** Of each, so many pages are read; where there are more, the answer has a continuation. */
  readonly mostPages: number
}

/** Reads several questions with the pages that follow, and keeps reading while drawn: undefined for each whose answer has not come. */
export function useAllPages<Item>({
  id,
  inputs,
  read,
  mostPages,
}: Asked<Item>): readonly (Outcome<Page<Item>> | undefined)[] {
  return useQueries(
    {
      queries: inputs.map((input) => ({
        queryKey: [id, input, 'pages', mostPages],
        queryFn: async () =>
          stillShown([id, input, 'pages', mostPages], await readPages({ input, read, mostPages })),
      })),
      combine: dataOf<Item>,
    },
    answers,
  )
}

function dataOf<Item>(results: readonly { readonly data: Outcome<Page<Item>> | undefined }[]) {
  return results.map(({ data }) => data)
}

type Pages<Item> = Pick<Asked<Item>, 'read' | 'mostPages'> & { readonly input: QueryCall }

async function readPages<Item>({ input, read, mostPages }: Pages<Item>): Promise<Outcome<Page<Item>>> {
  const items: Item[] = []
  let continuation: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await read({ ...input, ...(continuation !== undefined && { continuation }) })
    if (!answer.ok) return answer
    items.push(...answer.value.items)
    continuation = answer.value.continuation
    if (continuation === undefined) break
  }
  return succeeded({ items, ...(continuation !== undefined && { continuation }) })
}
