import { PREVIEW_MESSAGES as m } from '@fuar/shared/messages/admin/preview';
import s from './preview.module.css';
import { useFrames } from './use-frames.ts';
import type { Size } from './use-size.ts';

type PreviewFramesProps = Parameters<typeof useFrames>[0] & {
  title: string;
  /** The simulated width of the visitor's screen, in pixels. */
  width: number;
  size: Size | undefined;
};

export function PreviewFrames({ title, width, size, ...options }: PreviewFramesProps) {
  const { shown, next, handleLoad } = useFrames(options);
  const scale = size ? Math.min(1, size.width / width) : 1;
  const style = size && {
    inlineSize: width,
    blockSize: size.height / scale,
    insetInlineStart: Math.max(0, (size.width - width * scale) / 2),
    transform: `scale(${scale})`,
  };
  return (
    <div className={s.frames}>
      {[shown, next].map(
        (frame) =>
          frame && (
            <iframe
              key={frame.id}
              className={s.frame}
              style={style}
              src={frame.src}
              title={m.frame(title)}
              data-preview-frame=""
              data-next={frame === next ? '' : undefined}
              aria-hidden={frame === next || undefined}
              tabIndex={frame === next ? -1 : 0}
              onLoad={(event) => handleLoad(frame, event)}
            />
          ),
      )}
    </div>
  );
}
