// A classic script of its own: it runs before the first paint, and the Content-Security-Policy allows no inline one.
if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
