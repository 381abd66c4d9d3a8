import { createContext, use } from 'react'
import type { RichHeading } from '#shared/elements/text/rich-block.ts'

const Level = createContext(3)

/** Says of which level a heading is that stands in an answer beneath: one below whatever heads it. */
export const HeadingLevelProvider = Level.Provider

/** The level of a heading that stands in an answer here; a part of what it heads is one deeper. */
export function useHeadingLevel(): number {
  return use(Level)
}

/** The element of the page for a heading of a level. */
export function headingTag(level: number): 'h2' | 'h3' | 'h4' | 'h5' {
  if (level <= 2) return 'h2'
  if (level === 3) return 'h3'
  return level === 4 ? 'h4' : 'h5'
}

/** What the element of a heading says of it, so that it looks alike everywhere and is known again where it is pasted. */
export function headingMarks(level: RichHeading['level']) {
  return { 'data-heading': level }
}
