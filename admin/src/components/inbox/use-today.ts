import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { useState } from 'react';

/** The day on which the screen was opened. It does not change at midnight. */
export function useToday(): string {
  const [today] = useState(() => todayInIstanbul(new Date()));
  return today;
}
