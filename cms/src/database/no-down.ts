/** Payload's index of the migrations needs a `down` of each. Nothing calls it, because a restore undoes an upgrade. */
export function down(): Promise<void> {
  throw new Error('A migration cannot be undone; restore the backup made before it (npm run restore).');
}
