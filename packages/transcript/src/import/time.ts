/**
 * Times of recordings as ISO 8601 in UTC. Reckoned here because this package is pure; what is not a time of the years 0 to
 * 9999 gives none.
 */
const form = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?(Z|[+-]\d\d:?\d\d)?$/;
const day = 86_400_000;
/** Days from 1 March of the year 0 to 1 January 1970. */
const epoch = 719_468;

/**
 * A time as a recording writes it: ISO 8601 with `T` or a space, with any zone or none (then taken for UTC), or a number of
 * seconds or milliseconds since 1970.
 */
export function timeOf(value: unknown): string | undefined {
  if (typeof value === 'number') return isoTime(Math.abs(value) < 1e11 ? value * 1000 : value);
  const found = typeof value === 'string' ? form.exec(value) : null;
  if (!found) return undefined;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || date < 1 || date > 31 || hour > 23 || minute > 59 || second > 59) return undefined;
  const millisecond = Number((found[7] ?? '').padEnd(3, '0').slice(0, 3));
  const clock = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
  return isoTime(daysOf(year, month, date) * day + clock - zoneOf(found[8] ?? 'Z'));
}

function zoneOf(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** Days since 1970, counted in years that begin in March, so that the leap day is the last. */
function daysOf(year: number, month: number, date: number): number {
  const years = month > 2 ? year : year - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1 - epoch;
}

function isoTime(time: number): string | undefined {
  const milliseconds = Math.floor(time);
  const days = Math.floor(milliseconds / day);
  const clock = milliseconds - days * day;
  const cycle = Math.floor((days + epoch) / 146_097);
  const ofCycle = days + epoch - cycle * 146_097;
  const yearOfCycle = Math.floor(
    (ofCycle - Math.floor(ofCycle / 1460) + Math.floor(ofCycle / 36_524) - Math.floor(ofCycle / 146_096)) / 365,
  );
  const ofYear = ofCycle - (yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const months = Math.floor((5 * ofYear + 2) / 153);
  const year = cycle * 400 + yearOfCycle + (months > 9 ? 1 : 0);
  if (!(year >= 0 && year <= 9999)) return undefined;
  const date = ofYear - Math.floor((153 * months + 2) / 5) + 1;
  const [seconds, minutes, hours] = [
    Math.floor(clock / 1000),
    Math.floor(clock / 60_000),
    Math.floor(clock / 3_600_000),
  ];
  const calendar = `${digits(year, 4)}-${digits(((months + 2) % 12) + 1, 2)}-${digits(date, 2)}`;
  return `${calendar}T${digits(hours, 2)}:${digits(minutes % 60, 2)}:${digits(seconds % 60, 2)}.${digits(clock % 1000, 3)}Z`;
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
