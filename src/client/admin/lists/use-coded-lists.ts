import { useQuery } from '@tanstack/react-query'
import { answers } from '#client/api/answers.ts'
import { useLocale } from '#client/ui/words.tsx'
import { codedLists } from '#generated/lists/all.ts'
import type { CodedList, CodedListItem } from '#generated/lists/coded-list.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'

/** All coded lists as they are shipped; undefined until they have come. */
export function useCodedLists(): readonly CodedList[] | undefined {
  const { data } = useQuery({ queryKey: ['coded lists'], queryFn: readAll, staleTime: Infinity }, answers)
  return data
}

function readAll(): Promise<readonly CodedList[]> {
  return Promise.all(Object.values(codedLists).map((open) => open()))
}

/** One of them; null where there is none of that name. */
export function useCodedList(name: string): CodedList | null | undefined {
  const { data } = useQuery(
    {
      queryKey: ['coded lists', name],
      queryFn: () => (isKeyOf(codedLists, name) ? codedLists[name]() : null),
      staleTime: Infinity,
    },
    answers,
  )
  return data
}

/** What a list and its codes are called for this reader. */
export type ListWords = {
  readonly title: (list: CodedList) => string
  readonly display: (item: CodedListItem) => string
}

/** The words of lists in the reader's language. */
export function useListWords(): ListWords {
  const isSpanish = useLocale() === 'es'
  return {
    title: ({ title, spanishTitle }) => (isSpanish ? (spanishTitle ?? title) : title),
    display: ({ display, spanish }) => (isSpanish ? (spanish ?? display) : display),
  }
}
