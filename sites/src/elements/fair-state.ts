import { daysBetween, todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';

/** Computes in the browser how many days are left until a fair, so that pages need not be rendered again each midnight. */
export class FairState extends HTMLElement {
  connectedCallback() {
    this.show();
    // A tab may stay open for days, so count again when the visitor returns to it.
    document.addEventListener('visibilitychange', this.show);
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.show);
  }

  private show = () => {
    const { start, end, today = todayInIstanbul(new Date()) } = this.dataset;
    if (!start || !end) return;
    const isOver = end < today;
    this.textContent = isOver
      ? m.statuses.Completed.badge
      : start <= today
        ? m.running
        : m.daysLeft(daysBetween(today, start));
    this.classList.toggle('badge-completed', isOver);
    this.classList.toggle('badge-upcoming', !isOver);
    this.toggleAttribute('data-over', isOver);
  };
}

customElements.define('fair-state', FairState);
