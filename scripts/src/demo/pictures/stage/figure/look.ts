export type Hair = 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'scarf' | 'cap' | 'chef' | 'helmet';

export type Outfit = 'shirt' | 'suit' | 'dress' | 'coat' | 'apron' | 'vest';

export type Look = {
  skin: string;
  hair: string;
  hairStyle: Hair;
  top: string;
  bottom: string;
  shoes: string;
  outfit: Outfit;
  /** 1 is a grown person of 1.72 m. */
  height: number;
  extra?: 'tote' | 'backpack' | 'folder' | 'beard';
  accent: string;
};

export type Arm =
  | 'down'
  | 'talk'
  | 'hold'
  | 'point'
  | 'up'
  | 'hip'
  | 'swingAhead'
  | 'swingBack'
  | 'reach'
  | 'phone';

export type Pose = {
  view: 'front' | 'back' | 'side';
  legs?: 'stand' | 'walk' | 'sit' | 'none';
  arms?: readonly [left: Arm, right: Arm];
  /** Looks to the left instead of the right, or swaps the arms. */
  mirrored?: boolean;
};

/** What haze makes of a colour at the place where a figure stands. */
export type Tone = (color: string) => string;
