import { useCallback } from 'react'
import { type Moments, useMoments } from '#client/ui/moments.ts'
import { type Labels, useLabels } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** Writes the value of a preference as its readers say it. */
export type PreferenceText = (element: Element, value: unknown) => string

type Saying = { readonly labels: Labels; readonly moments: Moments }

/** The text of a preference's value: yes or no, the words of a choice, days as days. */
export function usePreferenceText(): PreferenceText {
  const labels = useLabels()
  const moments = useMoments()
  return useCallback(
    (element, value) => {
      const all = Array.isArray(value) ? value : [value]
      const given = all.filter((each) => each !== undefined && each !== null)
      if (given.length === 0) return labels('admin.prefs-nothing')
      return given.map((each) => textOf(element, each, { labels, moments })).join(', ')
    },
    [labels, moments],
  )
}

function textOf(element: Element, value: unknown, { labels, moments }: Saying): string {
  if (typeof value === 'boolean') return labels(value ? 'form.yes' : 'form.no')
  if (element.type === 'Date') return moments.date(String(value))
  const labelId = element.options?.find(({ code }) => code === value)?.labelId
  return labelId === undefined ? String(membersOf(value).display ?? value) : labels(labelId)
}
