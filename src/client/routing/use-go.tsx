import { useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useState } from 'react'

/** How to go: `replace` leaves no step in the browser's history. */
export type How = { readonly replace?: boolean }

/** Goes to an address of the application, such as `/notes/1?section=2`. */
export function useGo(): (to: string, how?: How) => void {
  const router = useRouter()
  return useCallback(
    (to, how) => {
      if (how?.replace) router.history.replace(to)
      else router.history.push(to)
    },
    [router],
  )
}

const openAheadContext = createContext<(to: string) => void>(() => undefined)

/** Around the application, what fetches the screen at an address while nobody has gone there yet; nothing else of it. */
export const OpenAhead = openAheadContext.Provider

/** Where we are, without the search part. */
export function usePath(): string {
  return useRouterState({ select: (state) => state.location.pathname })
}

/** Where the screen that asks stands; while the next one is being fetched that is not yet where we go. */
export function useOwnPath(): string {
  return useMatch({ strict: false, select: ({ pathname }) => pathname })
}

/**
 * The search part of the address at which the screen that asks stands, as plain text. The address changes before the screen does: a
 * screen that is being left keeps its own.
 */
export function useOwnSearch(): string {
  const path = useOwnPath()
  const address = usePath()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const [seen, setSeen] = useState({ path, address, search })
  const isLeft = path === seen.path && address !== seen.address
  if (isLeft) return seen.search
  if (path !== seen.path || search !== seen.search) setSeen({ path, address, search })
  return search
}

/** The search part of the address as plain text, and a way to change some of it, usually without a step in the history; `undefined` takes a word away. */
export function useSearch(): readonly [
  Readonly<Record<string, string>>,
  (next: Readonly<Record<string, string | undefined>>, how?: How) => void,
] {
  const path = usePath()
  const text = useRouterState({ select: (state) => state.location.searchStr })
  const go = useGo()
  const current = Object.fromEntries(new URLSearchParams(text))

  const change = (next: Readonly<Record<string, string | undefined>>, how: How = { replace: true }) => {
    const kept = Object.entries({ ...current, ...next }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    )
    const search = new URLSearchParams(kept).toString()
    go(search === '' ? path : `${path}?${search}`, how)
  }

  return [current, change]
}

type LinkProps = {
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
  readonly isCurrent?: boolean
  readonly label?: string
  readonly onGo?: () => void
  /** -1 where a grid hands the focus around itself. */
  readonly tabIndex?: 0 | -1
  /** What most do next: its screen is fetched as soon as the link is drawn, and not only when somebody comes near it. */
  readonly isNext?: boolean
}

/** A real link (middle click, copy, new tab) that a plain click follows without loading the page again. */
export function ScreenLink({
  to,
  children,
  className,
  isCurrent,
  label,
  onGo,
  tabIndex,
  isNext = false,
}: LinkProps): ReactNode {
  const go = useGo()
  const openAhead = use(openAheadContext)
  useEffect(() => {
    if (isNext) openAhead(to)
  }, [isNext, openAhead, to])

  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onGo?.()
    go(to)
  }

  return (
    <a
      href={to}
      onClick={follow}
      onPointerEnter={() => openAhead(to)}
      onFocus={() => openAhead(to)}
      {...(className === undefined ? {} : { className })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  )
}
