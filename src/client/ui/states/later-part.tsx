import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isStaleChunk } from './is-stale-chunk.ts'
import { openModule } from './open-module.ts'

/** How long after a failed try another one is made, in milliseconds; each time twice as long, up to the longest. */
const tries = { first: 2_000, longest: 60_000 }

type Later<File, Props> = {
  /** Imports the file of the part. */
  readonly open: () => Promise<File>
  readonly pick: (file: File) => ComponentType<Props>
  /** What it needs besides, such as its texts. */
  readonly beside?: () => Promise<unknown>
  readonly before?: (props: Props) => ReactNode
}

/**
 * A part of the page that comes later, for the states in which it can wait: nothing, or what `before` draws, stands there until it has been
 * fetched. Where it cannot be fetched, such as while the connection is gone, everything around it stays and it is tried again, so that what
 * nobody needs at once never takes the page away. A mistake in the part itself is thrown.
 */
export function laterPart<File, Props extends object>({
  open,
  pick,
  beside = () => Promise.resolve(),
  before = () => null,
}: Later<File, Props>): ComponentType<Props> {
  const fetchPart = async () => {
    const [file] = await Promise.all([openModule(open), beside()])
    return pick(file)
  }
  let kept: ComponentType<Props> | undefined
  return function LaterPart(props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => kept)
    const [mistake, setMistake] = useState<unknown>()

    useEffect(
      () =>
        keepTrying(fetchPart, {
          found: (part) => {
            kept = part
            setPart(() => part)
          },
          failed: setMistake,
        }),
      [],
    )
    if (mistake !== undefined) throw mistake
    return Part ? <Part {...props} /> : before(props)
  }
}

type Heard<Part> = { readonly found: (part: Part) => void; readonly failed: (mistake: unknown) => void }

/** Opens the part, again when the connection is back or some time has passed; answers how to stop. */
function keepTrying<Part>(open: () => Promise<Part>, { found, failed }: Heard<Part>): () => void {
  let isLeft = false
  let pause = tries.first
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    clearTimeout(timer)
    timer = undefined
    open().then(
      (part) => !isLeft && found(part),
      (error: unknown) => {
        if (isLeft) return
        if (!(error instanceof Error && isStaleChunk(error))) return failed(error)
        timer = setTimeout(attempt, pause)
        pause = Math.min(pause * 2, tries.longest)
      },
    )
  }
  const atOnce = () => timer !== undefined && attempt()
  attempt()
  addEventListener('online', atOnce)
  return () => {
    isLeft = true
    clearTimeout(timer)
    removeEventListener('online', atOnce)
  }
}
