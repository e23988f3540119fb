import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Gives each step of a form (numbered from 1) an entry in the browser's history, in the order of the steps. Back therefore
 * shows the previous step, Forward shows the next step, and a reload shows the same step.
 */
export function useSteps(count: number) {
  const [step, setStep] = useState(1);
  const [furthest, setFurthest] = useState(1);
  // `history.go` takes effect later, so a second call of `goTo` counts from this target and not from the shown step.
  const target = useRef(1);

  const show = useCallback((to: number) => {
    target.current = to;
    setStep(to);
    setFurthest((before) => Math.max(before, to));
  }, []);

  useEffect(() => {
    const handlePopState = () => {
      // The skip link adds an entry without a step, so store the current step in that entry.
      if (location.hash && !history.state?.step)
        history.replaceState({ ...history.state, step: target.current }, '');
      show(storedStep(count));
    };
    handlePopState();
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [count, show]);

  const goTo = useCallback(
    (to: number) => {
      const from = target.current;
      target.current = to;
      if (to < from) history.go(to - from);
      if (to <= from) return;
      // Do not let the browser restore the old scroll position after Back, because the form scrolls to the field that it focuses.
      history.scrollRestoration = 'manual';
      for (let next = from + 1; next <= to; next++) history.pushState({ ...history.state, step: next }, '');
      show(to);
    },
    [show],
  );

  const startAgain = () => {
    goTo(1);
    setFurthest(1);
  };

  return { step, furthest, goTo, startAgain };
}

function storedStep(count: number): number {
  const step: unknown = history.state?.step;
  return Number.isInteger(step) && Number(step) >= 1 && Number(step) <= count ? Number(step) : 1;
}
