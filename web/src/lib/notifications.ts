/** What one can be told, and the hours of a day. */
import type { NotificationChoices, WebhookInfo } from '../protocol';

type Kind = NonNullable<NotificationChoices['kinds']>[number];
export const KINDS: readonly Kind[] = ['turn', 'time', 'invitation', 'seated', 'over'];
export const FORMS: readonly WebhookInfo['form'][] = ['discord', 'slack', 'matrix', 'json'];

/** A minute of the day as a time field writes it: "22:30". */
export function clockTime(minute: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day that a time field holds; midnight where it is empty. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours || 0) * 60 + (minutes || 0);
}
