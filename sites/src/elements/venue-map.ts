/** A map from another host. It sends no request and sets no cookie before the visitor clicks. */
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
