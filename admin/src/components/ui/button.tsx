import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import s from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

type CommonProps = ComponentProps<'button'> & {
  /** Called on hover or focus, to preload what the button opens. */
  preload?: () => void;
};

type ButtonProps = CommonProps & { variant?: 'primary' | 'secondary' | 'quiet'; icon?: IconName };

export function Button(props: ButtonProps) {
  const { variant = 'secondary', icon, className, children, preload, ref, ...rest } = props;
  const button = useFocusAfterwards(rest.disabled);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  return (
    <button
      ref={button}
      type="button"
      // Safari focuses a clicked button only if it has a `tabindex`. Dialogs return the focus to the clicked button, and
      // shortcuts need the focus.
      tabIndex={0}
      className={[s.button, s[variant], className].filter(Boolean).join(' ')}
      onPointerEnter={preload}
      onFocus={preload}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/**
 * A button loses focus when it is disabled. Restores the focus when the button is enabled again, unless another element is
 * focused.
 */
function useFocusAfterwards(isDisabled = false) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isDisabled) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isDisabled]);
  return button;
}

type IconButtonProps = CommonProps & { icon: IconName; label: string };

export function IconButton({ icon, label, className, preload, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      tabIndex={0}
      className={[s.iconButton, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      onPointerEnter={preload}
      onFocus={preload}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
