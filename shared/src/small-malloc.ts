/** Makes glibc return memory to the system after compression and image processing (measured by npm run bench:memory). */
export const SMALL_MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
