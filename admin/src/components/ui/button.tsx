import type { ComponentProps } from 'react';
import s from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

type CommonProps = ComponentProps<'button'> & {
  /** Fetches what the button opens, as soon as somebody is about to press it. */
  preload?: () => void;
};

type ButtonProps = CommonProps & {
  /** `primary`: the one action that matters on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  icon?: IconName;
};

export function Button({ variant = 'secondary', icon, className, children, preload, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
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

type IconButtonProps = CommonProps & { icon: IconName; label: string };

export function IconButton({ icon, label, className, preload, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
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
