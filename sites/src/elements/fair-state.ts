import { daysBetween, todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';

/** How far away a fair is: no page is made anew each midnight only to count its days. */
export class FairState extends HTMLElement {
  connectedCallback() {
    const { start, end } = this.dataset;
    if (!start || !end) return;
    const today = todayInIstanbul(new Date());
    const isOver = end < today;
    this.textContent = isOver
      ? m.completed
      : start <= today
        ? m.running
        : m.daysLeft(daysBetween(today, start));
    this.classList.toggle('badge-completed', isOver);
    this.classList.toggle('badge-upcoming', !isOver);
    this.toggleAttribute('data-over', isOver);
  }
}

customElements.define('fair-state', FairState);
