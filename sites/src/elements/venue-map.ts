/** A map of another host. Before a click it sends no request and sets no cookie. */
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
