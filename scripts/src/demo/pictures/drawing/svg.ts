import { hash } from './random.ts';

export type Point = readonly [number, number];

/** Three decimals are finer than a pixel in every picture here. */
export const num = (value: number) => String(Math.round(value * 1000) / 1000);

/** Text as it is, numbers short: a template for path data and attributes. */
export function at(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (typeof value === 'number' ? num(value) : (value ?? '')) + part;
  });
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function polygon(points: readonly Point[], fill: string, extra = ''): string {
  return path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`, fill, extra);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return at`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return at`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return at`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;
}

/** An open line with round ends and joints. */
export function stroke(d: string, color: string, width: number, extra = ''): string {
  const style = 'stroke-linecap="round" stroke-linejoin="round"';
  return at`<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${style} ${extra}/>`;
}

export function line(points: readonly Point[], color: string, width: number, extra = ''): string {
  return stroke(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`, color, width, extra);
}

export function group(children: readonly string[], attributes = ''): string {
  return `<g ${attributes}>${children.join('')}</g>`;
}

/** Children in a frame of their own, moved, scaled and turned (degrees) in this order. */
export function place(children: readonly string[], x: number, y: number, scale = 1, turn = 0): string {
  return group(children, at`transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})"`);
}

/** Children seen only inside a shape. */
export function clip(shape: string, children: readonly string[]): string {
  const id = `c${hash(shape)}`;
  return `<clipPath id="${id}">${shape}</clipPath>${group(children, `clip-path="url(#${id})"`)}`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, color, alpha = 1]) =>
        at`<stop offset="${offset}" stop-color="${color}" stop-opacity="${alpha}"/>`,
    )
    .join('');

/** A drawing filled by a straight gradient; `from` and `to` are shares of its box. */
export function linear(
  from: Point,
  to: Point,
  list: readonly Stop[],
  draw: (fill: string) => string,
): string {
  const body = at`x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(list)}`;
  const id = `l${hash(body)}`;
  return `<linearGradient id="${id}" ${body}</linearGradient>${draw(`url(#${id})`)}`;
}

/** A drawing filled by a round gradient; centre and radius are shares of its box. */
export function radial(
  center: Point,
  radius: number,
  list: readonly Stop[],
  draw: (fill: string) => string,
): string {
  const body = at`cx="${center[0]}" cy="${center[1]}" r="${radius}">${stops(list)}`;
  const id = `r${hash(body)}`;
  return `<radialGradient id="${id}" ${body}</radialGradient>${draw(`url(#${id})`)}`;
}

/** Children out of focus; `deviation` in the drawing's own units. */
export function blur(deviation: number, children: readonly string[], attributes = ''): string {
  const id = `b${hash(num(deviation))}`;
  const area = 'x="-20%" y="-20%" width="140%" height="140%"';
  const filter = at`<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
  return filter + group(children, `filter="url(#${id})" ${attributes}`);
}
