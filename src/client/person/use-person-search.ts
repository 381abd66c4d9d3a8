import { useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLocale } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { personSearches } from '#shared/patients/person-search.ts'
import { dayOrderOf } from './day-order-of.ts'

type Limits = {
  readonly pageSize: number
  readonly isActiveOnly: boolean
  /** Of each person only who it is, and what is searched or sorted by. */
  readonly isShort?: boolean
}

/** Who is found by a text: what was asked, and the answer to it as soon as it is known. */
export type PersonMatches = {
  readonly input: QueryCall | undefined
  readonly answer: Outcome<Page<Patient>> | undefined
}

/**
 * A person search, wherever people are looked for: names, a birth date in any usual form, a record number, a phone or its last
 * digits. Of several meanings the first counts that finds anybody; without a text nobody is asked for.
 */
export function usePersonSearch(
  text: string | undefined,
  { pageSize, isActiveOnly, isShort = false }: Limits,
): PersonMatches {
  const moments = useMoments()
  const locale = useLocale()
  const { instant } = useWorld()
  const today = moments.dayOf(instant())
  const inputs = useMemo(() => {
    const meanings = text === undefined ? [] : personSearches(text, { today, order: dayOrderOf(locale) })
    return meanings.map((filters) => inputOf(filters, { pageSize, isActiveOnly, isShort }))
  }, [text, pageSize, isActiveOnly, isShort, today, locale])
  const [one, second, third] = [
    useAnswer('patient.query', inputs[0]),
    useAnswer('patient.query', inputs[1]),
    useAnswer('patient.query', inputs[2]),
  ]
  const answers = [one, second, third].slice(0, inputs.length)
  const place = Math.max(0, answers.findIndex(findsAnybody))
  const isWaiting = !answers.some(findsAnybody) && answers.includes(undefined)
  return { input: inputs[place], answer: isWaiting ? undefined : answers[place] }
}

function findsAnybody(answer: Outcome<Page<Patient>> | undefined): boolean {
  return answer?.ok === true && answer.value.items.length > 0
}

function inputOf(filters: readonly Filter[], { pageSize, isActiveOnly, isShort }: Limits): QueryCall {
  const active: readonly Filter[] = isActiveOnly ? [{ field: 'active', op: 'eq', value: true }] : []
  const hasWords = filters.some(({ field, op }) => field === 'name' && op === 'contains')
  return {
    filters: [...filters, ...active],
    crossPartition: true,
    ...(hasWords && { orderBy: 'match' }),
    ...(isShort && { summary: true }),
    pageSize,
  }
}
