/** Makes glibc give memory back to the system after work on compression and pictures (measured by npm run bench:memory). */
export const SMALL_MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
