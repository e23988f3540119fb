import { album } from '../drawing/formats.ts';
import type { Picture } from '../drawing/picture.ts';
import { arrival } from './kariyer/arrival.ts';
import { caps } from './kariyer/caps.ts';
import { classroom } from './kariyer/classroom.ts';
import { fromStage } from './kariyer/from-stage.ts';
import { helpers } from './kariyer/helpers.ts';
import { interviews } from './kariyer/interviews.ts';
import { overview } from './kariyer/overview.ts';
import { robotShow } from './kariyer/robot-show.ts';
import { stairs } from './kariyer/stairs.ts';
import { wishes } from './kariyer/wishes.ts';

export const KARIYER: Picture[] = album('kariyer', [
  ['wide', overview],
  ['wide', interviews],
  ['tall', wishes],
  ['square', caps],
  ['wide', fromStage],
  ['wide', arrival],
  ['square', robotShow],
  ['tall', stairs],
  ['wide', classroom],
  ['square', helpers],
]);
