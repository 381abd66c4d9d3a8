/** A place on the figure, as parts of its width and height (0 to 1). */
export type Spot = { readonly x: number; readonly y: number }

/** One region of the figure: its code and its outline, in units of the drawing (100 wide, 200 high). */
export type BodyRegion = { readonly region: string; readonly outline: readonly Point[] }

type Point = readonly [number, number]
type Regions = { readonly [region: string]: readonly Point[] }

const width = 100
const height = 200

const middle: Regions = {
  head: ring([50, 16], 11, 15),
  neck: [
    [44, 28],
    [56, 28],
    [58, 38],
    [42, 38],
  ],
  pelvis: [
    [36, 91],
    [64, 91],
    [66, 107],
    [57, 113],
    [43, 113],
    [34, 107],
  ],
}

const chestAndBelly: Regions = {
  face: ring([50, 20], 7, 9),
  chest: [
    [34, 35],
    [66, 35],
    [67, 52],
    [63, 70],
    [37, 70],
    [33, 52],
  ],
  abdomen: [
    [37, 67],
    [63, 67],
    [61, 80],
    [64, 95],
    [36, 95],
    [39, 80],
  ],
}

const wholeBack: Regions = {
  back: [
    [34, 35],
    [66, 35],
    [67, 52],
    [61, 78],
    [64, 95],
    [36, 95],
    [39, 78],
    [33, 52],
  ],
}

/** Arm and leg on the right of the drawing: the left ones of somebody who looks at us. */
const limbs: Regions = {
  arm: [
    [65, 36],
    [72, 40],
    [75, 60],
    [82, 92],
    [75, 96],
    [68, 70],
    [64, 52],
  ],
  hand: ring([80, 101], 5, 8),
  leg: [
    [50, 110],
    [67, 104],
    [66, 140],
    [62, 181],
    [54, 181],
    [51, 145],
  ],
  foot: [
    [53, 176],
    [63, 176],
    [69, 190],
    [64, 194],
    [53, 192],
  ],
}

/** Somebody who looks to the left of the drawing. */
const profile: Regions = {
  head: ring([51, 16], 11, 15),
  face: ring([44, 19], 5, 8),
  neck: [
    [45, 28],
    [57, 28],
    [58, 38],
    [46, 38],
  ],
  chest: [
    [44, 35],
    [52, 35],
    [52, 70],
    [40, 70],
    [39, 50],
  ],
  back: [
    [51, 35],
    [60, 36],
    [64, 55],
    [60, 95],
    [52, 95],
  ],
  abdomen: [
    [40, 67],
    [53, 67],
    [53, 95],
    [39, 95],
  ],
  pelvis: [
    [39, 91],
    [61, 91],
    [64, 106],
    [54, 113],
    [41, 110],
  ],
}

const profileLimbs: Regions = {
  arm: [
    [48, 40],
    [56, 40],
    [56, 68],
    [52, 94],
    [46, 94],
    [48, 68],
  ],
  hand: ring([48, 100], 4, 8),
  leg: [
    [42, 110],
    [61, 108],
    [59, 142],
    [57, 181],
    [48, 181],
    [47, 145],
  ],
  foot: [
    [47, 177],
    [57, 177],
    [57, 193],
    [36, 193],
    [38, 186],
  ],
}

/** The regions of a figure that are seen from one side, those in front last. */
export function bodyFigure(figure: string | undefined, side: string | undefined): readonly BodyRegion[] {
  const grown = figure === 'Child' ? asChild : (point: Point) => point
  return regionsOf(side).map(({ region, outline }) => ({ region, outline: outline.map(grown) }))
}

function regionsOf(side: string | undefined): readonly BodyRegion[] {
  if (side === 'left' || side === 'right') {
    const seen = [...listed(profile), ...named(profileLimbs, side)]
    return side === 'left' ? seen : seen.map(mirrored)
  }
  const [here, there] = side === 'back' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return [
    ...listed(middle),
    ...listed(side === 'back' ? wholeBack : chestAndBelly),
    ...named(limbs, here),
    ...named(limbs, there).map(mirrored),
  ]
}

/** Where a mark stands that names only its region; undefined where this side does not show the region. */
export function middleOf(regions: readonly BodyRegion[], region: string): Spot | undefined {
  const outline = regions.find((each) => each.region === region)?.outline
  if (!outline) return undefined
  const x = outline.reduce((sum, [across]) => sum + across, 0) / outline.length
  const y = outline.reduce((sum, [, down]) => sum + down, 0) / outline.length
  return { x: thousandth(x / width), y: thousandth(y / height) }
}

/** A soft closed line through an outline, as the path of a drawing. */
export function pathThrough(outline: readonly Point[]): string {
  const between = ([x, y]: Point, [otherX, otherY]: Point) => `${(x + otherX) / 2} ${(y + otherY) / 2}`
  const first = outline[0] ?? [0, 0]
  const curves = outline.map((point, at) => {
    const next = outline[at + 1] ?? first
    return `Q ${point[0]} ${point[1]} ${between(point, next)}`
  })
  return `M ${between(outline.at(-1) ?? first, first)} ${curves.join(' ')} Z`
}

/** A fraction with three places, as marks are stored. */
export function thousandth(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 1000
}

function listed(regions: Regions): readonly BodyRegion[] {
  return Object.entries(regions).map(([region, outline]) => ({ region, outline }))
}

function named(regions: Regions, side: 'left' | 'right'): readonly BodyRegion[] {
  return listed(regions).map(({ region, outline }) => ({ region: `${side}-${region}`, outline }))
}

function mirrored({ region, outline }: BodyRegion): BodyRegion {
  return { region, outline: outline.map(([x, y]): Point => [width - x, y]) }
}

/** A child's head is a quarter of the height, a grown person's a seventh. */
function asChild([x, y]: Point): Point {
  const neck = 30
  const child = 46
  if (y <= neck) return [50 + (x - 50) * 1.35, (y * child) / neck]
  return [50 + (x - 50) * 0.92, child + ((y - neck) * (height - child)) / (height - neck)]
}

function ring([x, y]: Point, across: number, down: number): readonly Point[] {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4
    return [x + across * 1.08 * Math.cos(angle), y + down * 1.08 * Math.sin(angle)] as const
  })
}
