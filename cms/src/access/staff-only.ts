import type { Access } from 'payload';

const signedIn: Access = ({ req }) => Boolean(req.user);

/** Visitors get nothing from `/rest`; only `/api` serves them. */
export const staffOnly = {
  create: signedIn,
  read: signedIn,
  update: signedIn,
  delete: signedIn,
  readVersions: signedIn,
  unlock: signedIn,
};

export const nobody: Access = () => false;

/** For rows that only our own code reads and writes. */
export const programOnly = { create: nobody, read: nobody, update: nobody, delete: nobody };
