/** The zeros of scripts with decimal digits of their own, each followed by its nine others: Arabic, Persian, Hindi and their neighbours. */
const zeros = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810,
];

const signs: Readonly<Record<string, string>> = { '٪': '%', '٫': '.', '٬': ',', '،': ',' };

/** A number with the digits and signs of ASCII, whatever script it was typed in; `10⁹` becomes `10^9`. */
export function plainDigits(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁹]+/g, '^$&')
    .normalize('NFKC')
    .replace(/[٪٫٬،]/g, (sign) => signs[sign] ?? sign)
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((start) => code >= start && code < start + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}
