import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { isPreview, stayInPreview } from '../lib/is-preview.ts';

type TabPanel<Key extends string> = { key: Key; label: string; isBusy?: boolean; content: ReactNode };

type Props<Key extends string> = {
  label: string;
  panels: TabPanel<Key>[];
  active: Key;
  onChoose: (key: Key) => void;
};

/** The HTML has every panel under its own heading, so that all panels can be read without JavaScript. */
export function Tabs<Key extends string>({ label, panels, active, onChoose }: Props<Key>) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  useEffect(() => {
    if (isPreview()) document.addEventListener('click', stayInPreview, true);
  }, []);

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = panels.at(step % panels.length);
    if (!next) return;
    buttons.current[panels.indexOf(next)]?.focus();
    onChoose(next.key);
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {panels.map(({ key, label }, index) => (
          <button
            key={key}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-controls={`panel-${key}`}
            aria-selected={key === active}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map(({ key, label, isBusy = false, content }) => (
        <section
          key={key}
          role="tabpanel"
          id={`panel-${key}`}
          aria-labelledby={`tab-${key}`}
          aria-busy={isBusy}
          hidden={key !== active}
        >
          <h2 className="with-tabs">{label}</h2>
          {content}
        </section>
      ))}
    </>
  );
}
