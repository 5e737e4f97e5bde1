import { describe, expect, test } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of a description', () => {
  test.each([
    ['en', 'It is literally just a dog wif a hat.'],
    ['en', 'No roadmap. No team.'],
    ['es', 'Un perro con sombrero que vive en la luna.'],
    ['es', 'Una tortuga que llegó tarde a la fiesta. Nadie le pidió que parara.'],
    ['pt', 'Um pato que não sabe nadar e mora na pia da cozinha.'],
    ['fr', 'Un chat qui dort sous le piano et ne paie jamais son loyer.'],
    ['de', 'Der Dackel ist nicht klein und die Wurst ist nicht groß.'],
    ['it', 'Un gatto che non paga mai il caffè e dorme nella fontana.'],
    ['nl', 'Een eend die niet kan zwemmen en op de bank woont.'],
    ['tr', 'Bu kedi hiçbir şey yapmaz ve bunu çok iyi yapar.'],
    ['pl', 'Kot, który nie wie, że jest kotem.'],
    ['hu', 'A macska, aki soha nem alszik, és mindig éhes.'],
    ['fi', 'Kissa joka nukkuu koko päivän eikä herää koskaan.'],
    ['da', 'En kat, der ikke gider noget og ligger på sofaen.'],
    ['id', 'Seekor bebek yang tidak bisa berenang dan tinggal di kantor.'],
    ['vi', 'Một con mèo không bao giờ ngủ và rất thích cá.'],
    ['ru', 'Кот, который спит на работе.'],
    ['uk', 'Кіт, який спить на роботі.'],
    ['zh', '这是一只戴帽子的猫。'],
    ['ja', '猫は寝ている。起きる予定はない。'],
    ['ko', '모자를 쓴 고양이입니다.'],
    ['ar', 'أسد صغير يحلم بالقمر ولا ينام.'],
    ['fa', 'گربه‌ای که روی چاپگر می‌خوابد.'],
    ['he', 'חתול שישן על המדפסת.'],
    ['el', 'Μια γάτα που κοιμάται.'],
    ['th', 'แมวที่นอนทั้งวัน'],
    ['hi', 'एक बिल्ली जो सोती है।'],
  ])('%s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  test.each(['zorp zorp zorp', '🐸🐸🐸🐸', '0101 404', 'a'.repeat(300), ''])(
    'is not guessed from %s',
    (text) => {
      expect(languageOf(text)).toBeNull();
    },
  );
});
