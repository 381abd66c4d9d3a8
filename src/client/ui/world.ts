import { createContext, use } from 'react'

/** What the pages ask of the world beside the server: the time, ids and chance. It is handed in once, where the pages begin. */
export type World = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The same moment as ISO text, in UTC. */
  readonly instant: () => string
  /** A UUID of version 7 for what is made here, so that what is written offline can be referred to. */
  readonly newId: () => string
  /** From 0 up to 1, without 1 itself. */
  readonly random: () => number
}

const worldContext = createContext<World | undefined>(undefined)

/** Hands the world to everything beneath. */
export const WorldProvider = worldContext.Provider

/** The world that these screens stand in. */
export function useWorld(): World {
  const world = use(worldContext)
  if (!world) throw new Error('There is no time and no id here: draw it inside WorldProvider.')
  return world
}
