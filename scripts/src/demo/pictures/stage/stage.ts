import { mix } from '../drawing/color.ts';
import { group, num, type Point } from '../drawing/svg.ts';
import { type Camera, createView, type View } from './camera.ts';
import { cross, dot, middle, subtract, unit, type Vec } from './vector.ts';

export type Mood = {
  /** What lit faces lean towards, what turned-away ones do, and what distance fades into. */
  light: string;
  shade: string;
  haze: string;
  /** Metres at which haze begins and at which it is as thick as `hazeMost` (0 to 1). */
  hazeFrom: number;
  hazeTo: number;
  hazeMost: number;
  /** Where the light comes from. */
  sun: Vec;
};

export type FaceOptions = {
  /** Faces without light keep their colour: lamps, screens, glass. */
  lit?: boolean;
  opacity?: number;
  /** Seen from behind, too. */
  twoSided?: boolean;
  /** How far away it counts as, where its own middle would put it wrongly: parts of one long thing. */
  depth?: number;
  /** Metres nearer than it is, so that it wins over what it lies on. */
  nearer?: number;
  layer?: Layer;
  haze?: boolean;
};

export type Layer = 'ground' | 'shadows' | 'mirror' | 'things' | 'air';

export type Stage = ReturnType<typeof createStage>;

/** Turns faces and figures that stand in a room into a drawing, farthest first. */
export function createStage(width: number, height: number, camera: Camera, mood: Mood) {
  const view: View = createView(camera, width, height);
  const sun = unit(mood.sun);
  const layers: Record<Layer, { depth: number; svg: string }[]> = {
    ground: [],
    shadows: [],
    mirror: [],
    things: [],
    air: [],
  };

  const haze = (color: string, depth: number) => {
    const share = Math.min(1, Math.max(0, (depth - mood.hazeFrom) / (mood.hazeTo - mood.hazeFrom)));
    return mix(color, mood.haze, share * mood.hazeMost);
  };

  const litColor = (color: string, normal: Vec) => {
    const facing = dot(normal, sun);
    return facing > 0 ? mix(color, mood.light, facing * 0.32) : mix(color, mood.shade, 0.14 - facing * 0.3);
  };

  function outline(points: readonly Vec[]): string | undefined {
    const kept = view.clip(points);
    if (kept.length < 3) return undefined;
    return `M${kept.map((point) => view.project(point).at.map(num).join(' ')).join('L')}Z`;
  }

  function put(layer: Layer, depth: number, svg: string) {
    layers[layer].push({ depth, svg });
  }

  /** A flat face; its corners run clockwise as seen from its front. */
  function face(points: readonly Vec[], color: string, options: FaceOptions = {}): void {
    const [a, b, c] = points;
    if (!a || !b || !c) return;
    const normal = unit(cross(subtract(b, a), subtract(c, a)));
    const center = middle(points);
    const front = dot(normal, subtract(view.eye, center)) > 0;
    if (!front && !options.twoSided) return;
    const d = outline(points);
    if (!d) return;
    const depth = options.depth ?? view.depth(center);
    const shown =
      options.lit === false ? color : litColor(color, front ? normal : [-normal[0], -normal[1], -normal[2]]);
    const fill = options.haze === false ? shown : haze(shown, depth);
    const alpha =
      options.opacity === undefined
        ? `stroke="${fill}" stroke-width="0.7"`
        : `opacity="${num(options.opacity)}"`;
    put(options.layer ?? 'things', depth - (options.nearer ?? 0), `<path d="${d}" fill="${fill}" ${alpha}/>`);
  }

  /** Anything drawn in metres around a foot point, y downwards, always facing the camera. */
  function figure(
    foot: Vec,
    draw: (tone: (color: string) => string, scale: number) => string,
    nearer = 0,
  ): void {
    const { at, scale, depth } = view.project(foot);
    if (view.depth(foot) < 0.8) return;
    if (at[0] < -2 * scale || at[0] > width + 2 * scale) return;
    const svg = draw((color) => haze(color, depth), scale);
    put(
      'things',
      depth - nearer,
      group([svg], `transform="translate(${num(at[0])} ${num(at[1])}) scale(${num(scale)})"`),
    );
  }

  function shadow(points: readonly Vec[]): void {
    const d = outline(points);
    if (d) put('shadows', 0, `<path d="${d}"/>`);
  }

  function draw({
    shadowColor = mood.shade,
    shadowOpacity = 0.28,
    mirrorOpacity = 0.16,
    softness = 2.5,
  } = {}): string {
    const ordered = (layer: Layer) =>
      [...layers[layer]].sort((a, b) => b.depth - a.depth).map(({ svg }) => svg);
    const asPut = (layer: Layer) => layers[layer].map(({ svg }) => svg);
    const soft = `<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${softness}"/></filter>`;
    const wet = `<filter id="wet" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.2 5"/></filter>`;
    return [
      soft,
      wet,
      ...asPut('ground'),
      group(ordered('mirror'), `opacity="${mirrorOpacity}" filter="url(#wet)"`),
      group(asPut('shadows'), `fill="${shadowColor}" opacity="${shadowOpacity}" filter="url(#soft)"`),
      ...ordered('things'),
      ...asPut('air'),
    ].join('');
  }

  const pixel = (point: Vec): Point => view.project(point).at;

  return { width, height, mood, view, haze, face, figure, shadow, put, pixel, outline, draw };
}
