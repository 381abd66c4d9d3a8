import { type PointerEvent, useEffect, useRef } from 'react'
import { useWords } from '#client/ui/words.tsx'

/** One line without lifting the pen: x and y in turn, as parts of the pad's width and height (0 to 1). */
export type Stroke = readonly number[]

type Props = { readonly strokes: readonly Stroke[]; readonly draw?: (strokes: readonly Stroke[]) => void }

/** A surface for people to sign on with pen, finger or mouse. It is never the only way: the typed name stands beside it. */
export function SignaturePad({ strokes, draw }: Props) {
  const words = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const current = useRef<number[]>(undefined)

  useEffect(() => {
    if (canvas.current) paint(canvas.current, strokes)
  }, [strokes])

  const add = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    current.current?.push(
      part((event.clientX - box.left) / box.width),
      part((event.clientY - box.top) / box.height),
    )
    if (current.current) paint(event.currentTarget, [...strokes, current.current])
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!draw) return
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
        height={150}
        role="img"
        aria-label={words(strokes.length > 0 ? 'form.pad-drawn' : 'form.pad-empty')}
        onPointerDown={begin}
        onPointerMove={(event) => current.current && add(event)}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {draw && strokes.length > 0 && (
        <button type="button" className="form-clear" onClick={() => draw([])}>
          {words('form.pad-clear')}
        </button>
      )}
    </div>
  )
}

function part(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 1000
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

/** The strokes that were stored as text; a list is what older answers hold. */
export function strokesOf(stored: unknown): readonly Stroke[] {
  try {
    const strokes: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
    return Array.isArray(strokes) ? strokes : []
  } catch {
    return []
  }
}
