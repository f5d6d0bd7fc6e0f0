import type { Lecture } from '../lecture.ts';

export const WEB_PAGE_HINDI: Lecture = {
  key: 'web-page-hindi',
  category: 'web-development',
  kicker: 'वेब डेवलपमेंट',
  title: 'वेब पेज कैसे खुलता है',
  language: 'hi',
  voice: 'woman',
  slides: [
    {
      heading: '',
      body: { kind: 'cover', lines: ['वेब पेज कैसे', 'खुलता है'], subtitle: 'पते से लेकर पन्ने तक, चार क़दम' },
      say: ['आप पता लिखते हैं और पन्ना खुल जाता है। बीच में क्या होता है?'],
    },
    {
      heading: 'चार क़दम',
      body: {
        kind: 'flow',
        boxes: [
          { title: 'ब्राउज़र', note: 'पता पढ़ता है' },
          { title: 'DNS', note: 'नंबर बताता है' },
          { title: 'सर्वर', note: 'पन्ना भेजता है' },
          { title: 'स्क्रीन', note: 'पन्ना बनता है' },
        ],
      },
      say: [
        'पहले ब्राउज़र आपका लिखा पता पढ़ता है।',
        'फिर वह DNS से पूछता है कि इस नाम का नंबर क्या है।',
        'उस नंबर पर सर्वर मिलता है, जो पन्ना भेजता है।',
        'अंत में ब्राउज़र उसे स्क्रीन पर बनाता है।',
      ],
    },
    {
      heading: 'DNS: फ़ोन की डायरी जैसा',
      body: {
        kind: 'compare',
        panels: [
          { title: 'नाम', lines: ['vidya.example', 'याद रखना आसान'], isGood: true },
          { title: 'नंबर', lines: ['203.0.113.25', 'मशीन यही समझती है'], isGood: true },
        ],
      },
      say: ['DNS फ़ोन की डायरी जैसा है। नाम हम याद रखते हैं, नंबर मशीन समझती है।'],
    },
    {
      heading: 'पन्ने में क्या आता है',
      body: { kind: 'points', items: ['HTML: ढाँचा', 'CSS: रूप और रंग', 'JavaScript: हरकत'] },
      say: ['HTML से ढाँचा बनता है।', 'CSS उसे रूप और रंग देता है।', 'और JavaScript से पन्ना आपकी बात सुनता है।'],
    },
  ],
};
