import { textOf } from '../port/search-text.ts';

/**
 * Terms of the trade with one meaning: abbreviations, spellings, names in Indian scripts. After `~` stands what people
 * only type: in courses its words mean something else.
 */
const trade: readonly string[] = [
  'ml | machine learning | मशीन लर्निंग | मशीन शिक्षण | இயந்திர கற்றல் | మెషిన్ లెర్నింగ్ | ಮೆಷಿನ್ ಲರ್ನಿಂಗ್ | মেশিন লার্নিং | મશીન લર્નિંગ | ਮਸ਼ੀਨ ਲਰਨਿੰਗ | മെഷീൻ ലേണിംഗ്',
  'dl | deep learning | डीप लर्निंग',
  'ai | artificial intelligence | एआई | कृत्रिम बुद्धिमत्ता | செயற்கை நுண்ணறிவு | కృత్రిమ మేధ | ಕೃತಕ ಬುದ್ಧಿಮತ್ತೆ | কৃত্রিম বুদ্ধিমত্তা',
  'gen ai | genai | generative ai | generative artificial intelligence | जेनरेटिव एआई',
  'dsa | data structures and algorithms | data structures | ds algo | डेटा स्ट्रक्चर | डाटा स्ट्रक्चर',
  'ds | data structures | data science',
  'algo | algorithms | एल्गोरिदम',
  'data science | डेटा साइंस | डाटा साइंस | தரவு அறிவியல் | డేటా సైన్స్ | ಡೇಟಾ ಸೈನ್ಸ್ | ডেটা সায়েন্স | ડેટા સાયન્સ | ഡാറ്റ സയൻസ്',
  'js | javascript | ~java script | जावास्क्रिप्ट | ஜாவாஸ்கிரிப்ட்',
  'ts | typescript | ~type script',
  'react | react js | रिएक्ट | ரியாக்ட்',
  'node | node js | नोड जेएस',
  'angular | angular js',
  'vue | vue js',
  'next js | nextjs',
  'express js | express',
  'py | python | पायथन | पाइथन | பைத்தான் | పైథాన్ | ಪೈಥಾನ್ | পাইথন | પાયથોન | ਪਾਈਥਨ | പൈത്തൺ',
  'java | जावा | ஜாவா | జావా | ಜಾವಾ | জাভা | જાવા | ਜਾਵਾ | ജാവ',
  'spring boot | springboot',
  'web dev | webdev | web development | web developer | वेब डेवलपमेंट | வலை மேம்பாடு | వెబ్ డెవలప్‌మెంట్ | ವೆಬ್ ಅಭಿವೃದ್ಧಿ | ওয়েব ডেভেলপমেন্ট | વેબ ડેવલપમેન્ટ | ਵੈੱਬ ਡਿਵੈਲਪਮੈਂਟ | വെബ് ഡെവലപ്മെന്റ്',
  'dev | development',
  'full stack | fullstack | mern',
  'front end | frontend',
  'back end | backend',
  'os | operating system | ऑपरेटिंग सिस्टम | இயக்க முறைமை | ఆపరేటింగ్ సిస్టమ్ | ಆಪರೇಟಿಂಗ್ ಸಿಸ್ಟಮ್',
  'cn | computer networks | computer networking | कंप्यूटर नेटवर्क | கணினி வலையமைப்பு | কম্পিউটার নেটওয়ার্ক',
  'computer | कंप्यूटर | கணினி | కంప్యూటర్ | ಕಂಪ್ಯೂಟರ್ | কম্পিউটার | કમ્પ્યુટર | ਕੰਪਿਊਟਰ | കമ്പ്യൂട്ടർ',
  'cloud | cloud computing | क्लाउड कंप्यूटिंग | கிளவுட் | క్లౌడ్ | ಕ್ಲೌಡ್ | ক্লাউড | ક્લાઉડ | ക്ലൗഡ്',
  'aws | amazon web services',
  'k8s | kubernetes | कुबेरनेट्स',
  'blockchain | ~block chain | ब्लॉकचेन | பிளாக்செயின் | బ్లాక్‌చెయిన్ | ব্লকচেইন',
  'mysql | ~my sql | मायएसक्यूएल',
  'db | database | डेटाबेस',
  'dbms | database management',
  'system design | hld | सिस्टम डिज़ाइन',
  'ui ux | uiux | ui design | यूआई यूएक्स',
  'oop | oops | object oriented programming',
  'c++ | cpp | ~c plus plus | ~सी प्लस प्लस',
  'c# | ~c sharp',
  'excel | ms excel | microsoft excel | एक्सेल | எக்செல் | ఎక్సెల్ | ಎಕ್ಸೆಲ್',
  'programming | coding | प्रोग्रामिंग | நிரலாக்கம் | ప్రోగ్రామింగ్ | ಪ್ರೋಗ್ರಾಮಿಂಗ್ | প্রোগ্রামিং',
  'it | information technology',
];

/** The languages of courses, in English, in Hindi and as their speakers write them. */
const languages: readonly string[] = [
  'english | अंग्रेज़ी | इंग्लिश | ஆங்கிலம் | ఆంగ్లం | ಇಂಗ್ಲಿಷ್ | ইংরেজি | અંગ્રેજી | ਅੰਗਰੇਜ਼ੀ | ഇംഗ്ലീഷ്',
  'hindi | हिंदी | இந்தி | ஹிந்தி | హిందీ | ಹಿಂದಿ | হিন্দি | હિન્દી | ਹਿੰਦੀ | ഹിന്ദി',
  'hinglish | हिंग्लिश',
  'kannada | कन्नड़ | ಕನ್ನಡ | கன்னடம் | కన్నడ',
  'tamil | तमिल | தமிழ் | தமிழில் | తమిళం | ತಮಿಳು | തമിഴ്',
  'telugu | तेलुगु | तेलुगू | తెలుగు | తెలుగులో | தெலுங்கு | ತೆಲುಗು',
  'bengali | bangla | बंगाली | बांग्ला | বাংলা | বাঙালি',
  'gujarati | गुजराती | ગુજરાતી',
  'marathi | मराठी | मराठीत | મરાઠી',
  'punjabi | panjabi | पंजाबी | ਪੰਜਾਬੀ',
  'malayalam | मलयालम | മലയാളം | മലയാളത്തിൽ',
  'assamese | असमिया | অসমীয়া',
  'manipuri | meitei | मणिपुरी | মণিপুরী | মৈতৈলোন্',
];

/** The most words that one term has. */
export const maxTermWords = 4;

const storedForm = (term: string): string => textOf(term).join(' ');

/** For each term in stored form the others with its meaning; a term of two meanings has those of both. */
const synonyms = new Map<string, Set<string>>();
for (const line of [...trade, ...languages]) {
  const terms = line.split(' | ');
  const written = terms.filter((term) => !term.startsWith('~')).map(storedForm);
  for (const one of new Set(terms.map(storedForm))) {
    const others = written.filter((other) => other !== one);
    synonyms.set(one, new Set([...(synonyms.get(one) ?? []), ...others]));
  }
}

/** Other terms with the meaning of this one, in stored form; undefined if it is no term of the trade and no language. */
export function synonymsOf(term: string): string[] | undefined {
  const others = synonyms.get(term);
  return others && [...others];
}
