/** A map of another host: nothing is asked of it, and no cookie set, before a person wants to see it. */
export class VenueMap extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => {
      const { src = '', title = '' } = this.dataset;
      const frame = Object.assign(document.createElement('iframe'), {
        src,
        title,
        referrerPolicy: 'no-referrer',
      });
      this.firstElementChild?.replaceChildren(frame);
      frame.focus();
    });
  }
}

customElements.define('venue-map', VenueMap);
