/** Safari resets fields with `autocomplete="off"` to their default value when it shows a page again on Back. */
export function keepFieldsOnBack(): void {
  addEventListener('pagehide', () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]'))
      input.defaultValue = input.value;
  });
}
