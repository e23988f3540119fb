import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { place } from '../drawing/svg.ts';
import { lampGlow, vignette } from '../sets/air.ts';
import { flatHall } from '../sets/flat-hall.ts';
import { stand } from '../sets/stand.ts';
import { createLook, crowd, stand as person } from '../stage/people.ts';
import { bar } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import { cameraOnStand, microphone } from './newsroom.ts';
import { DAY, FORMAL, HALL, STANDS, WARDROBE } from './setting.ts';

export const interview: Draw = (width, height) => {
  const random = createRandom('press interview');
  const stage = createStage(
    width,
    height,
    { from: [0.5, 1.65, -2.8], to: [-0.2, 1.5, 7], lens: 1.25, rise: 0.04 },
    DAY,
  );
  flatHall(stage, { ...HALL, rise: 0, height: 7.5, to: 34 });
  stand(stage, random, {
    x: -6.6,
    z: 5,
    across: 2,
    deep: 1,
    open: 'front',
    colors: STANDS[0] ?? random.pick(STANDS),
  });
  stand(stage, random, {
    x: 0.4,
    z: 5.6,
    across: 2,
    deep: 1,
    open: 'front',
    colors: STANDS[1] ?? random.pick(STANDS),
  });
  person(
    stage,
    [-0.75, 0, 3.2],
    { ...createLook(random, FORMAL), hairStyle: 'long', top: '#8a3a34', outfit: 'suit' },
    { view: 'side', arms: ['reach', 'hold'] },
  );
  stage.figure([-0.3, 0, 3.1], (tone) => place([microphone(tone, '#e9b44c')], 0, -1.12, 1.3, 24), 0.2);
  person(
    stage,
    [0.35, 0, 3.25],
    {
      ...createLook(random, FORMAL),
      hairStyle: 'short',
      hair: '#b9b2a8',
      top: '#22323f',
      outfit: 'suit',
      extra: 'beard',
    },
    { view: 'side', arms: ['talk', 'down'], mirrored: true },
  );
  stage.figure([1.9, 0, 1.9], (tone) => place([cameraOnStand(tone)], 0, 0, 1), 0.1);
  person(
    stage,
    [2.35, 0, 1.8],
    { ...createLook(random, WARDROBE), hairStyle: 'cap', accent: '#114b6b' },
    { view: 'side', arms: ['reach', 'reach'], mirrored: true },
  );
  person(
    stage,
    [-2.2, 0, 2.6],
    { ...createLook(random, WARDROBE), outfit: 'shirt' },
    { view: 'side', arms: ['hold', 'up'] },
  );
  bar(stage, [-2, 1.9, 2.6], [-0.5, 2.25, 3], 0.035, '#23262b', 0.4);
  stage.figure([-0.45, 2.25, 3], (tone) => `<ellipse rx="0.2" ry="0.075" fill="${tone('#5a5f66')}"/>`, 0.5);
  crowd(stage, random, { x: [-7, 7], z: [9, 24] }, 34, WARDROBE);
  lampGlow(stage, [2.6, 2.5, 2.6], 1.4, '#fff3d6', 0.6);
  vignette(stage, '#2f3f4a', 0.45);
  return stage.draw();
};
