import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { PageSize } from '#client/filling/pages/pages-of.ts'
import { type Pages, usePages } from '#client/filling/pages/use-pages.ts'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { useWords } from '#client/ui/words.tsx'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'

type Props = {
  readonly answers: OpenAnswers
  readonly setting: FormSetting
  readonly pages: Pages
  readonly place: ReturnType<typeof useFormPlace>
  readonly isShowingAll: boolean
}

/** The questions of an item, a page of them at a time. */
export function FormItem({ answers, setting, pages, place, isShowingAll }: Props): ReactNode {
  const words = useWords()
  const { page, at, count } = pages
  const view = useMemo(
    () => ({ ...answers, form: { ...answers.form, sections: page?.sections ?? [] } }),
    [answers, page],
  )
  if (!page) return null
  return (
    <section ref={place.ref} tabIndex={-1} aria-label={words('filling.page', { at: at + 1, count })}>
      <FormView
        key={page.id}
        ref={(handle) => place.hold(handle, isShowingAll)}
        answers={view}
        setting={setting}
      />
    </section>
  )
}

/** The pages of an item: by question where its author wants it so, by part on a phone, else as a whole. */
export function useItemPages(answers: OpenAnswers, { oneQuestionPerPage }: PacketSheetItem): Pages {
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false
  const wide: PageSize = isNarrow ? 'part' : 'whole'
  return usePages(answers, oneQuestionPerPage ? 'question' : wide)
}

/** Leads to a question on whatever page it stands, and to the beginning of a page that was turned. */
export function useFormPlace(openPage: (elementId: string) => void, pageId: string | undefined) {
  const ref = useRef<HTMLElement>(null)
  const handle = useRef<FormHandle | null>(null)
  const shown = useRef(pageId)
  const [wanted, setWanted] = useState<{ readonly path: string }>()
  useEffect(() => {
    if (wanted) handle.current?.reveal(wanted.path)
  }, [wanted])
  useEffect(() => {
    if (shown.current === pageId) return
    shown.current = pageId
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus()
  }, [pageId])
  return {
    ref,
    reveal: (path: string) => {
      openPage(path.split('/')[0] ?? path)
      setWanted({ path })
    },
    hold: (next: FormHandle | null, isShowingAll: boolean) => {
      handle.current = next
      if (isShowingAll) next?.showAllFindings()
    },
  }
}
