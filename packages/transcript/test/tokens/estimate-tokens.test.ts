import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTokens, estimateTokens, uncalibrated } from '../../src/tokens/index.js';

const runs = Number(process.env.FC_RUNS ?? 500);

/** A text of ours of each kind. */
const texts: Record<string, string> = {
  prose:
    'Each record is checked when it is read, because the remote service answers slowly in the morning and drops a call now and then. A call that fails three times is written to the list of open questions, and somebody looks at it after lunch.',
  code: `export function indexOf(items: readonly Item[], id: string): number | undefined {
  for (let i = 0; i < items.length; i += 1) {
    if (items[i]?.id === id) return i; // the first one wins
  }
  return undefined;
}
`.repeat(3),
  minified:
    'function a(b,c){var d=b[0],e=c?d.f(b,function(g){return g>>>2&15}):null;return e&&e.h||(i(j,k),l[m++]=n)}'.repeat(
      4,
    ),
  json: JSON.stringify(
    Array.from({ length: 30 }, (_, i) => ({ id: i * 7919, name: `item-${i}`, price: i * 1.37, tags: ['new', 'open'] })),
  ),
  numbers: Array.from({ length: 200 }, (_, i) => (i * 7919) % 100_003).join(', '),
  hex: Array.from({ length: 400 }, (_, i) => ((i * 2_654_435_761) >>> 24).toString(16).padStart(2, '0')).join(''),
  base64: Buffer.from(Uint8Array.from({ length: 600 }, (_, i) => (i * 2_654_435_761) >>> 23)).toString('base64'),
  log: Array.from(
    { length: 20 },
    (_, i) =>
      `2026-03-0${(i % 9) + 1}T12:0${i % 10}:11.${100 + i}Z INFO  worker[${4000 + i}] stored 12 of 15 parts in 3.${i}s`,
  ).join('\n'),
  german:
    'Die Übersetzung der großen Lieferung verzögert sich, weil die Prüfung der Schlüssel länger dauert als gewöhnlich. Bitte öffnen Sie das Gerät nicht während der Wartung.',
  russian:
    'Проверка данных завершилась с ошибкой, потому что сервер не ответил вовремя. Повторите попытку позже или обратитесь к администратору.',
  greek: 'Η επαλήθευση των δεδομένων απέτυχε επειδή ο διακομιστής δεν απάντησε εγκαίρως. Δοκιμάστε ξανά αργότερα.',
  arabic: 'فشل التحقق من البيانات لأن الخادم لم يستجب في الوقت المحدد. حاول مرة أخرى لاحقا أو اتصل بالمسؤول.',
  hindi: 'डेटा का सत्यापन विफल रहा क्योंकि सर्वर ने समय पर उत्तर नहीं दिया। कृपया बाद में पुनः प्रयास करें।',
  thai: 'การตรวจสอบข้อมูลล้มเหลวเนื่องจากเซิร์ฟเวอร์ไม่ตอบสนองทันเวลา โปรดลองอีกครั้งในภายหลัง',
  chinese: '数据验证失败，因为服务器没有及时响应。请稍后重试，或者联系管理员检查网络配置和日志文件。',
  japanese: 'サーバーが時間内に応答しなかったため、データの検証に失敗しました。後でもう一度お試しください。',
  korean: '서버가 제시간에 응답하지 않아 데이터 검증에 실패했습니다. 나중에 다시 시도하거나 관리자에게 문의하십시오.',
  emoji: '🎉🚀✅❌🔥 ✨🐛 🧪📦 👍',
  table: '┌──────────┬──────────┐\n│ a        │ b        │\n├──────────┼──────────┤\n└──────────┴──────────┘',
};

describe('an estimate', () => {
  test.each(Object.entries(texts))('of %s is near what o200k_base counts', async (_, text) => {
    const ratio = estimateTokens(text) / (await countTokens(text));
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  test.each(['a', 'A', ' ', '\n', '-', '0', '我', '🎉', '{"'])(
    'of %j repeated for long is within a factor of three',
    async (unit) => {
      const text = unit.repeat(4_000);
      const ratio = estimateTokens(text) / (await countTokens(text));
      expect(ratio).toBeGreaterThan(1 / 3);
      expect(ratio).toBeLessThan(3);
    },
  );

  test('is a whole number, nothing for nothing and at least one for anything', () => {
    expect(estimateTokens('')).toBe(0);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const tokens = estimateTokens(text);
        expect(Number.isInteger(tokens) && tokens >= 1).toBe(true);
        expect(tokens).toBeLessThanOrEqual(3 * text.length);
      }),
      { numRuns: runs },
    );
  });

  test('grows with the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        // A word may be joined at the seam: that saves less than its own weight.
        expect(estimateTokens(a + b)).toBeGreaterThanOrEqual(estimateTokens(a) - 2);
      }),
      { numRuns: runs },
    );
  });

  test('of a calibrated text is scaled', () => {
    const text = texts.prose ?? '';
    expect(estimateTokens(text, { ...uncalibrated, ratio: 2 }) / estimateTokens(text)).toBeCloseTo(2, 1);
  });

  test('takes time in proportion to the text', () => {
    const time = (text: string) => {
      const started = performance.now();
      estimateTokens(text);
      return performance.now() - started;
    };
    for (const unit of ['a', ' ', '1', '-', 'é', 'aB', '\n ']) {
      time(unit.repeat(100_000));
      expect(time(unit.repeat(2_000_000)), JSON.stringify(unit)).toBeLessThan(2_000);
    }
  });
});
