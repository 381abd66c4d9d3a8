import type { ReactNode } from 'react'
import { isCatDay, spinnerSize } from './is-cat-day.ts'
import './spinner.css'
import { useWorld } from '#client/ui/world.ts'

/** The drawing on a screen for the state of waiting: a turning thread, and on 1 April a cat. */
export function Spinner(): ReactNode {
  const { now } = useWorld()
  const today = new Date(now())
  const size = spinnerSize(today)
  return (
    <svg
      className="spinner"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      {isCatDay(today) ? <Cat /> : <Thread />}
    </svg>
  )
}

function Thread(): ReactNode {
  return (
    <g className="spinner-turning">
      <circle cx="32" cy="32" r="24" className="spinner-track" />
      <path d="M32 8a24 24 0 0 1 24 24" className="spinner-line" />
      <circle cx="56" cy="32" r="3.5" className="spinner-knot" />
    </g>
  )
}

function Cat(): ReactNode {
  return (
    <>
      <path d="M16 26 14 10l12 8h12l12-8-2 16a20 20 0 1 1-32 0z" className="spinner-line" />
      <circle cx="25" cy="32" r="2.5" className="spinner-knot" />
      <circle cx="39" cy="32" r="2.5" className="spinner-knot" />
      <path d="M32 38v3m0 0-5 4m5-4 5 4M8 36l10 2M8 44l10-2m38-6-10 2m10 6-10-2" className="spinner-line" />
    </>
  )
}
