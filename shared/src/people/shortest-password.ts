// This file must not load zod, because the sign-in of the back-office imports it.

export const SHORTEST_PASSWORD = 12;
