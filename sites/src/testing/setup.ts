// jsdom does not implement this function.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;
