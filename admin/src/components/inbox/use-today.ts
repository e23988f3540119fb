import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { useState } from 'react';

/** Does not change at midnight while the screen stays open. */
export function useToday(): string {
  const [today] = useState(() => todayInIstanbul(new Date()));
  return today;
}
