import type { ComponentProps } from 'react';
import s from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

type ButtonProps = ComponentProps<'button'> & {
  /** `primary`: the one action that matters on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  icon?: IconName;
};

export function Button({ variant = 'secondary', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={[s.button, s[variant], className].filter(Boolean).join(' ')} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string };

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={[s.iconButton, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
