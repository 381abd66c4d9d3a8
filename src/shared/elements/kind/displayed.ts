import type { ElementKind } from './element-kind.ts'

const shape = () => ({ not: {} })

/** The kind of element that shows something and asks nothing. */
export const displayed: ElementKind = { holds: 'nothing', shape }

/** Holds others, whose answers stay flat. */
export const container: ElementKind = { holds: 'others', shape }
