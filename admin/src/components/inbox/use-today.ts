import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { useState } from 'react';

/** The day on which the screen was opened. */
export function useToday(): string {
  const [today] = useState(() => todayInIstanbul(new Date()));
  return today;
}
