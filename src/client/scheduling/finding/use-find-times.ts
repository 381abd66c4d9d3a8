import { useState } from 'react'
import type { OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { FreeTime } from '#generated/types/free-time.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import {
  type BookablePlace,
  firstTimeFields,
  questionOf,
  type TimesStart,
  timeProblems,
} from './time-fields.ts'

/** What was found: three proposals, then the others in order, as far as they were asked for. */
export type FoundTimes = {
  readonly proposals: readonly FreeTime[]
  readonly others: readonly FreeTime[]
  /** Where later ones begin; undefined: there are no more. */
  readonly next: string | undefined
}

/** The state of looking for a time: what is entered, what was found, and how it is asked. */
export function useFindTimes(start: TimesStart, places: readonly BookablePlace[]) {
  const { timezone } = useMoments()
  const [fields, setFields] = useState(() => firstTimeFields(start))
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [found, setFound] = useState<FoundTimes>()
  const [failure, setFailure] = useState<SeenFailure>()
  const problems = timeProblems(fields)

  const ask = async (known: FoundTimes | undefined) => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    setAsking(true)
    const question = questionOf(fields, start, { places, timezone, ...(known?.next && { from: known.next }) })
    const answer = await send('appointment.findTimes', question)
    setAsking(false)
    setFailure(answer.ok ? undefined : answer.failure)
    if (answer.ok) setFound(known ? withMore(known, answer.value) : foundOf(answer.value))
  }

  return {
    fields,
    problems: isTried ? problems : {},
    isAsking,
    found,
    failure,
    find: () => ask(undefined),
    findMore: () => ask(found),
    change: (next: typeof fields) => {
      setFields(next)
      setFound(undefined)
      setFailure(undefined)
    },
  }
}

type Answer = OperationReply<'appointment.findTimes'>

function foundOf({ proposals, times, next }: Answer): FoundTimes {
  const proposed = new Set(proposals.map(keyOf))
  return { proposals, others: times.filter((time) => !proposed.has(keyOf(time))), next }
}

function withMore({ proposals, others }: FoundTimes, { times, next }: Answer): FoundTimes {
  const known = new Set([...proposals, ...others].map(keyOf))
  return { proposals, others: [...others, ...times.filter((time) => !known.has(keyOf(time)))], next }
}

function keyOf({ start, owner }: FreeTime): string {
  return `${start} ${owner}`
}
