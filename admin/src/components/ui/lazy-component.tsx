import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A component whose code loads when the component is first rendered, or earlier when `preload` is called. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Component = (props: Props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
  return Object.assign(Component, { preload: () => void load().catch(() => undefined) });
}
