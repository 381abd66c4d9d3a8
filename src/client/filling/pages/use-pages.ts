import { useMemo, useState } from 'react'
import { useSource } from '#client/ui/external-store.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { type FormPage, isShown, type PageSize, pageOf, pagesOf } from './pages-of.ts'

/** The pages that there are just now, and the one that is open. */
export type Pages = {
  readonly page: FormPage | undefined
  readonly at: number
  readonly count: number
  readonly go: (at: number) => void
  /** Opens the page on which a question stands. */
  readonly open: (elementId: string) => void
}

/** Leads through the pages of a form; one whose questions are all hidden is passed over. */
export function usePages(answers: OpenAnswers, size: PageSize): Pages {
  const pages = useMemo(() => pagesOf(answers.form.sections, size), [answers, size])
  const [current, setCurrent] = useState<string>()
  const shownIds = useSource({
    subscribe: answers.subscribeAll,
    read: () => pages.flatMap((page) => (isShown(page, answers.get) ? [page.id] : [])).join('\n'),
  })
  const shown = pages.filter(({ id }) => shownIds.split('\n').includes(id))
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === current),
  )
  return {
    page: shown[at],
    at,
    count: shown.length,
    go: (next) => setCurrent(shown[next]?.id),
    open: (elementId) => setCurrent(pages[pageOf(pages, elementId)]?.id),
  }
}
