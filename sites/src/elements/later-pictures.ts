// On a first visit the first picture loads before all others, so that the others do not compete with it for bandwidth. Until
// then base.css moves the others out of view, because browsers do not load lazy pictures far out of view.
const LONGEST_WAIT_MS = 3000;

const { classList } = document.documentElement;
const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
const show = () => classList.add('pictures');

if (first) {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(show));
  first.decode().then(afterPaint, afterPaint);
  setTimeout(show, LONGEST_WAIT_MS);
} else {
  show();
}
