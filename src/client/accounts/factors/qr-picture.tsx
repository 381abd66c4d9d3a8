import encodeQR from 'qr'
import { type ReactNode, useMemo } from 'react'

const edge = 4

type Props = { readonly text: string; readonly label: string }

/** A text as a QR code, drawn here: dark on white in every look, with the white edge that cameras need. */
export function QrPicture({ text, label }: Props): ReactNode {
  const rows = useMemo(() => encodeQR(text, 'raw', { border: edge }), [text])
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      className="qr-picture"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
