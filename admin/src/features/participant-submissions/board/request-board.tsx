import { REQUEST_STATUSES } from '@fuar/shared/content/inbox-statuses';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_FILTER_MESSAGES as fm } from '@fuar/shared/messages/admin/inbox-filters';
import { REQUEST_BOARD_MESSAGES as m } from '@fuar/shared/messages/admin/request-board';
import type { RequestStatus } from '@fuar/shared/schemas/inbox-work';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import inbox from '../../../components/inbox/inbox.module.css';
import type { BoardProps } from '../../../components/inbox/work/types.ts';
import { useFirstRowKey } from '../../../components/inbox/work/use-row-keys.ts';
import { WorkField } from '../../../components/inbox/work/work-field.tsx';
import { toFairOptions } from '../../../components/inbox/work-filters.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Modal } from '../../../components/ui/modal.tsx';
import { restoreFocus } from '../../../components/ui/restore-focus.ts';
import { Select } from '../../../components/ui/select.tsx';
import { StateMessage } from '../../../components/ui/states.tsx';
import s from './board.module.css';
import { Column, cardIn } from './column.tsx';
import { useCardDrag } from './use-card-drag.ts';

type Request = ParticipantSubmission;

/** If there are more fairs, a select replaces the buttons, because 2,000 buttons would fill 100 screens. */
const MAX_BUTTONS = 30;

export function RequestBoard(props: BoardProps<Request>) {
  const { all, work, fair, onFair } = props;
  const fairs = useMemo(() => toFairOptions(all, work), [all, work]);
  if (fair) {
    return (
      <>
        <div className={s.fair}>
          <Select label={fm.fairFilter} value={fair} options={fairs} onChange={onFair} />
          <p className={s.printedFair}>{fairs.find(({ value }) => value === fair)?.label}</p>
        </div>
        <Columns {...props} />
      </>
    );
  }
  return (
    <StateMessage title={m.chooseFair} text={m.chooseFairText}>
      {fairs.length > MAX_BUTTONS ? (
        <Select
          label={fm.fairFilter}
          value=""
          options={[{ value: '', label: m.noFair }, ...fairs]}
          onChange={onFair}
        />
      ) : (
        fairs.map(({ value, label }) => (
          <Button key={value} className={s.choice} onClick={() => onFair(value)}>
            {label}
          </Button>
        ))
      )}
    </StateMessage>
  );
}

function Columns({ items, today, rowWork, openId, onToggle, onBox, renderOpened }: BoardProps<Request>) {
  const [currentId, setCurrentId] = useState<number>();
  /** The card that the user has just declined on this board. A form below the card asks for a reason. */
  const [declinedId, setDeclinedId] = useState<number>();
  const find = (id: number | undefined) => items.find((item) => item.id === id);

  const move = (id: number, status: RequestStatus) => {
    const request = find(id);
    if (!request || request.status === status) return;
    rowWork.setStatus(request, status);
    setCurrentId(id);
    setDeclinedId(status === 'declined' ? id : undefined);
  };
  const { board, ghost, drag, handlers, cancel } = useCardDrag((id, column) =>
    move(id, column as RequestStatus),
  );
  const focus = useFocusThatFollows(board, items);
  useFirstRowKey(board, '[data-card]');

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag) return cancel();
    const request = find(cardIdOf(event.target));
    if (!request || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event.key, request, event.target as HTMLElement);
    if (!act) return;
    event.preventDefault();
    // Remember the card here, because React reports no focus event when a closing dialog returns the focus to the card.
    focus.remember(request);
    act();
  };

  function actionOf(key: string, request: Request, card: HTMLElement): (() => void) | undefined {
    const { id, status } = request;
    const column = REQUEST_STATUSES.indexOf(status);
    const target =
      REQUEST_STATUSES[Number(key) - 1] ??
      (key === 'ArrowLeft' ? REQUEST_STATUSES[column - 1] : undefined) ??
      (key === 'ArrowRight' ? REQUEST_STATUSES[column + 1] : undefined);
    if (target) return () => move(id, target);
    switch (key.toLowerCase()) {
      case 'arrowup':
        return () => cardIn(card.closest('li')?.previousElementSibling)?.focus();
      case 'arrowdown':
        return () => cardIn(card.closest('li')?.nextElementSibling)?.focus();
      case 'u':
        return () => rowWork.claim(request);
      case 'n':
        return () => onBox(id, 'note');
      case 'r':
        return () => onBox(id, 'reply');
      default:
        return undefined;
    }
  }

  const handleClick = ({ target }: MouseEvent) => {
    const id = cardIdOf(target);
    if (id !== undefined) onToggle(id);
  };
  const handleFocus = (event: FocusEvent) => {
    const request = find(cardIdOf(event.target));
    if (request) setCurrentId(request.id);
    focus.remember(request);
  };

  const closeReason = (id: number) => {
    setDeclinedId((declined) => (declined === id ? undefined : declined));
    const item = board.current?.querySelector(`[data-card="${id}"]`)?.closest('li');
    // Move the focus to the card only if the focus is still in the form.
    if (item?.contains(document.activeElement)) cardIn(item)?.focus();
  };

  const opened = find(openId);
  const openedId = opened?.id;
  // After a status change in the dialog, the card is a new element in another column. Focus it when the dialog closes.
  useLayoutEffect(() => {
    if (openedId === undefined) return;
    return () => restoreFocus(() => document.querySelector(`[data-card="${openedId}"]`));
  }, [openedId]);
  const dragged = find(drag?.id);
  return (
    <>
      <p className={inbox.keys}>{m.keys}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards are buttons, and their events bubble to this element */}
      <div
        ref={board}
        className={s.board}
        data-dragging={drag ? '' : undefined}
        {...handlers}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
        onBlur={focus.forget}
      >
        {REQUEST_STATUSES.map((status) => (
          <Column
            key={status}
            status={status}
            requests={items.filter((item) => item.status === status)}
            today={today}
            currentId={currentId}
            draggedId={drag?.id}
            isOver={drag?.over === status}
            renderBelow={(request) =>
              request.id === declinedId &&
              status === 'declined' && (
                <Reason
                  request={request}
                  onCommit={async (declineReason) => {
                    await rowWork.setField(request, { declineReason });
                    closeReason(request.id);
                  }}
                  onLeave={() => closeReason(request.id)}
                />
              )
            }
          />
        ))}
      </div>
      {dragged && (
        <div ref={ghost} className={s.ghost} aria-hidden="true">
          {dragged.companyName}
        </div>
      )}
      {opened && (
        <Modal
          kind="screen"
          title={`${opened.companyName} · ${opened.number}`}
          onClose={() => onToggle(opened.id)}
        >
          <div className={s.opened}>{renderOpened(opened)}</div>
        </Modal>
      )}
    </>
  );
}

type ReasonProps = {
  request: Request;
  onCommit: (reason: string) => Promise<void>;
  onLeave: () => void;
};

function Reason({ request, onCommit, onLeave }: ReasonProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles only Escape, which closes the field
    <div
      ref={box}
      className={s.reason}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onLeave();
      }}
    >
      <WorkField
        label={m.askReason}
        name="declineReason"
        aria-label={`${fields.declineReason}: ${request.companyName}`}
        maxLength={500}
        stored={request.declineReason ?? ''}
        onCommit={onCommit}
      />
    </div>
  );
}

/** Keeps focus on a card that moves to another column, where React renders it as a new element. */
function useFocusThatFollows(board: { current: HTMLElement | null }, items: readonly Request[]) {
  const focused = useRef<{ id: number; status: RequestStatus }>(undefined);
  useLayoutEffect(() => {
    const before = focused.current;
    const now = items.find(({ id }) => id === before?.id);
    if (!before || !now || now.status === before.status) return;
    focused.current = { id: now.id, status: now.status };
    if (document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${now.id}"]`)?.focus();
  }, [board, items]);
  return {
    remember: (request: Request | undefined) => {
      focused.current = request && { id: request.id, status: request.status };
    },
    /** Forgets the card if focus moves to another element. Remembers it if the card was removed or the window lost focus. */
    forget: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = undefined;
    },
  };
}

const cardIdOf = (target: EventTarget) => {
  const card = (target as Element).closest<HTMLElement>('[data-card]');
  return card ? Number(card.dataset.card) : undefined;
};
