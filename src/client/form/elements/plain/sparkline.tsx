/** Plain, without an answer: a small curve of numbers, the oldest first. It only illustrates the table or the words beside it. */
export function Sparkline({ numbers }: { readonly numbers: readonly number[] }) {
  if (numbers.length < 2) return null
  const least = Math.min(...numbers)
  const span = Math.max(...numbers) - least || 1
  const points = numbers.map((number, at) => ({
    x: 3 + (at * 94) / (numbers.length - 1),
    y: 25 - ((number - least) * 22) / span,
  }))
  const last = points.at(-1)
  return (
    <svg className="form-sparkline" viewBox="0 0 100 28" aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  )
}
