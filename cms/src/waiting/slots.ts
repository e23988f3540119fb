/** Lets work run at once as long as its weights fit into `total`; what waits keeps its turn. */
export function createSlots(total: number): <T>(weight: number, work: () => Promise<T>) => Promise<T> {
  let free = total;
  const waiting: { weight: number; start: () => void }[] = [];

  function startNext(): void {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.weight;
      next.start();
    }
  }

  return async (weight, work) => {
    await new Promise<void>((start) => {
      waiting.push({ weight, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += weight;
      startNext();
    }
  };
}
