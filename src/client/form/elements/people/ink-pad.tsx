import { type PointerEvent, useEffect, useRef } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { longestInk, type Stroke } from '#shared/elements/people/strokes.ts'

type Props = {
  readonly strokes: readonly Stroke[]
  readonly draw?: (strokes: readonly Stroke[]) => void
  /** What the surface is, in words. */
  readonly label: string
  /** In pixels, of a width of 600. */
  readonly height: number
}

/** A surface for people to draw on with pen, finger or mouse; the last line and all of them can be taken back. It is never the only way to answer. */
export function InkPad({ strokes, draw, label, height }: Props) {
  const words = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const current = useRef<number[]>(undefined)
  const isFull = JSON.stringify(strokes).length >= longestInk

  useEffect(() => {
    if (canvas.current) paint(canvas.current, strokes)
  }, [strokes])

  const add = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = part((event.clientX - box.left) / box.width)
    const y = part((event.clientY - box.top) / box.height)
    if (!current.current || isNear(current.current, x, y)) return
    current.current.push(x, y)
    paint(event.currentTarget, [...strokes, current.current])
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!draw || isFull) return
    event.currentTarget.setPointerCapture(event.pointerId)
    current.current = []
    add(event)
  }
  const end = () => {
    if (current.current && current.current.length > 2) draw?.([...strokes, current.current])
    current.current = undefined
  }
  return (
    <div className="form-pad">
      <canvas
        ref={canvas}
        width={600}
        height={height}
        data-tall={height > 200 || undefined}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={add}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {draw && isFull && <p className="form-help">{words('form.pad-full')}</p>}
      {draw && strokes.length > 0 && (
        <>
          <button type="button" className="form-clear" onClick={() => draw(strokes.slice(0, -1))}>
            {words('form.pad-undo')}
          </button>
          <button type="button" className="form-clear" onClick={() => draw([])}>
            {words('form.pad-clear')}
          </button>
        </>
      )}
    </div>
  )
}

function part(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 1000
}

/** Points that nobody could tell apart are kept as one. */
function isNear(line: readonly number[], x: number, y: number): boolean {
  const [lastX, lastY] = line.slice(-2)
  return lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < 0.003
}

function paint(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.lineWidth = 2.5
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = getComputedStyle(canvas).color
  for (const stroke of strokes) {
    pen.beginPath()
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      pen.lineTo((stroke[at] ?? 0) * canvas.width, (stroke[at + 1] ?? 0) * canvas.height)
    }
    pen.stroke()
  }
}
