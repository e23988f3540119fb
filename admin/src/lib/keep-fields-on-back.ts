/**
 * Makes the typed values the default values when the user leaves the page. On Back, Safari resets fields with
 * `autocomplete="off"` to their default values.
 */
export function keepFieldsOnBack(): void {
  addEventListener('pagehide', () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]'))
      input.defaultValue = input.value;
  });
}
