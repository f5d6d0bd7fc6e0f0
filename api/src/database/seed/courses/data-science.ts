import type { CourseDraft } from './course-draft.ts';

const ROHAN = 'rohan.deshmukh@vidya.example';

export const DATA_SCIENCE: readonly CourseDraft[] = [
  {
    key: 'pandas-analysis',
    title: 'Python for Data Analysis with pandas',
    category: 'data-science',
    level: 'Beginner',
    language: 'English',
    price: 1999,
    discount: 50,
    instructor: ROHAN,
    accessDays: 1095,
    launched: 0.005,
    popularity: 2.4,
    quality: 4.5,
    description: `
      <p>Rainfall in Marathwada, onion prices at Lasalgaon, delays on the Konkan railway: the data sets in this course are messy because the world is. You learn pandas by answering questions somebody actually asked.</p>
      <h3>Skills you take home</h3>
      <ul>
        <li>Reading CSV, Excel and JSON files that were never meant to be read</li>
        <li>Selecting and filtering without the famous copy warning</li>
        <li>Grouping, pivoting and joining tables of a few million rows</li>
        <li>Dates, time zones and the missing values hiding as <em>-999</em></li>
        <li>Charts that say one thing clearly</li>
      </ul>
      <h3>Is it for you?</h3>
      <p>Yes, if you live in spreadsheets and feel their limits, or if you have finished a first Python tutorial and want a reason to continue. Loops and functions are enough; no statistics beyond an average is expected.</p>
      <p>Each of the seven parts closes with a <strong>one-page report</strong> for a reader in a hurry. By the end you own a small portfolio: seven notebooks, seven findings, and a habit of checking a number before believing it.</p>`,
    lectures: [
      [
        'Setting up a notebook you can rerun',
        'Environments, folders and the cell order that makes results repeatable.',
      ],
      [
        'Python in fifty minutes',
        'A fast tour of lists, dictionaries and functions for people who come from spreadsheets.',
        'https://www.youtube.com/watch?v=rfscVS0vtbw',
      ],
      [
        'Series, frames and the index',
        'The index is a label, not a row number. Three common mistakes disappear once this is clear.',
      ],
      [
        'Mean, median and the onion market',
        'One auction price of ninety rupees pulls the average up. We ask which number a farmer should hear.',
      ],
      ['Group, aggregate, pivot', 'From two million trips to one table that fits on a slide.'],
      ['Joining tables without losing rows', 'Left, inner and the silent duplicate that doubles your revenue.'],
      ['Dates and missing values', 'Parsing, resampling by week, and deciding between filling and leaving out.'],
      ['A chart with one message', 'Title as sentence, direct labels, honest axes.'],
    ],
  },
  {
    key: 'practical-statistics',
    title: 'Statistics You Will Actually Use',
    category: 'data-science',
    level: 'Intermediate',
    language: 'Hinglish',
    price: 1499,
    discount: 30,
    instructor: ROHAN,
    launched: 0.15,
    popularity: 1.2,
    quality: 4.2,
    description: `
      <p>Kya naya checkout page sach mein behtar hai, ya bas is hafte log zyada kharid rahe the? Business ke sabse mehenge faisle aise hi sawaalon par hote hain. Yeh course aapko woh statistics sikhata hai jo Monday ki meeting mein kaam aati hai.</p>
      <h3>Topics</h3>
      <ul>
        <li><strong>Spread pehle, average baad mein:</strong> variance, percentiles aur skewed data</li>
        <li><strong>Sampling:</strong> survey ke 400 jawaab poore sheher ke baare mein kya bata sakte hain</li>
        <li><strong>Confidence intervals</strong> ko sahi shabdon mein bolna</li>
        <li><strong>A/B tests:</strong> sample size, peeking ki galti, aur kab test band karna hai</li>
        <li><strong>Correlation:</strong> ice-cream aur doobne ki ghatnaon ka rishta, aur teesra kaaran</li>
        <li><strong>Linear regression</strong> ko padhna, sirf chalana nahi</li>
      </ul>
      <p>Formula kam, simulation zyada. Hum Python se sikka das hazaar baar uchhaal kar dekhte hain, phir formula apne aap samajh aata hai.</p>
      <p><em>Zaroori tayyari:</em> thodi si Python aur class 10 ki maths.</p>`,
    lectures: [
      ['Average se aage', 'Do shehron ki salary ka average ek jaisa hai, zindagi nahi. Spread ko naapna seekhte hain.'],
      ['Sampling aur bias', 'Phone survey kisko chhod deta hai? Ek chhote, achhe sample ki taakat.'],
      ['Bootstrap: bina formule ka interval', 'Apne hi data se baar-baar sample lekar uncertainty dekhna.'],
      ['A/B test ka poora safar', 'Hypothesis se faisle tak, ek asli sign-up page par.'],
      ['Peeking aur jhoothi jeet', 'Roz result dekhne se 5% ki galti 30% kaise ban jaati hai.'],
      ['Regression padhna', 'Coefficient, interaction aur woh R-squared jispe sab latke rehte hain.'],
    ],
  },
  {
    key: 'python-data-marathi',
    title: 'पायथन आणि डेटा विश्लेषण: मराठीतून पहिली पावले',
    category: 'data-science',
    level: 'Beginner',
    language: 'Marathi',
    price: 999,
    discount: 100,
    instructor: ROHAN,
    launched: 0.27,
    popularity: 1.4,
    quality: 4.6,
    description: `
      <p>डेटा सायन्स म्हणजे अवघड गणित, हा गैरसमज दूर करण्यासाठी हा अभ्यासक्रम आहे. आपण आपल्या आजूबाजूचाच डेटा घेतो: धरणांमधला पाणीसाठा, एसटीचे वेळापत्रक आणि भाजी मंडईतले भाव.</p>
      <h3>तुम्ही काय शिकाल</h3>
      <ul>
        <li>पायथन बसवणे आणि पहिला प्रोग्रॅम चालवणे</li>
        <li>याद्या, डिक्शनरी आणि फंक्शन वापरून छोटे प्रश्न सोडवणे</li>
        <li>CSV फाइल वाचून त्यातील चुका शोधणे</li>
        <li>pandas वापरून गट करणे, बेरीज काढणे आणि क्रम लावणे</li>
        <li>समजायला सोपे आलेख काढणे</li>
      </ul>
      <h3>कोणासाठी</h3>
      <p>महाविद्यालयीन विद्यार्थी, शिक्षक, पत्रकार आणि छोट्या व्यवसायांसाठी. संगणकाची मूलभूत माहिती असली की पुरे; <strong>प्रोग्रॅमिंगचा अनुभव लागत नाही</strong>.</p>
      <h3>अभ्यासक्रमाची रचना</h3>
      <p>पहिले तीन धडे पायथनचे, पुढचे तीन डेटाचे. शेवटच्या धड्यात आपण कोयना धरणाच्या दहा वर्षांच्या नोंदींवरून एक पानी अहवाल तयार करतो आणि तो मित्रमैत्रिणींना समजावून सांगतो.</p>`,
    lectures: [
      ['पायथनशी ओळख', 'पायथन कुठे वापरतात आणि संगणकावर तो कसा बसवायचा.'],
      ['याद्या आणि पुनरावृत्ती', 'भाजीच्या भावांची यादी, त्यातून सर्वांत स्वस्त भाजी शोधणे.'],
      ['फंक्शन: एकदा लिहा, अनेकदा वापरा', 'बिलाचा हिशोब करणारे छोटे फंक्शन तयार करू.'],
      ['pandas ची पहिली तक्ता', 'धरणांच्या पाणीसाठ्याची फाइल उघडून प्रश्न विचारायला सुरुवात.'],
      ['सरासरी की मध्यक?', 'एका मोठ्या आकड्यामुळे सरासरी कशी फसवते ते पाहू.'],
      ['एक पानी अहवाल', 'निष्कर्ष, आलेख आणि तीन ओळींत सांगता येईल अशी गोष्ट.'],
    ],
  },
  {
    key: 'time-series',
    title: 'Time Series Forecasting for Business Teams',
    category: 'data-science',
    level: 'Advance',
    language: 'English',
    price: 5999,
    discount: 35,
    instructor: ROHAN,
    launched: 0.58,
    popularity: 0.7,
    quality: 4.1,
    description: `
      <p>How many umbrellas should a Kochi warehouse hold in June? How many drivers does a cab service need on Diwali evening? Forecasts are judged months later and in rupees, so this course spends as much time on <strong>evaluation</strong> as on models.</p>
      <h3>Modules</h3>
      <ul>
        <li>Decomposition: trend, season, festivals that move with the moon</li>
        <li>Naive baselines that are embarrassingly hard to beat</li>
        <li>Exponential smoothing and ARIMA, derived slowly on paper</li>
        <li>Regression with calendar features; gradient boosting on lags</li>
        <li>Rolling-origin validation and the loss your finance team cares about</li>
        <li>Prediction intervals and the stock decision that follows from them</li>
        <li>Reconciling store, city and national numbers</li>
      </ul>
      <h3>Expected background</h3>
      <p>Fluent pandas and an introductory statistics course. You will work in Python with statsmodels and LightGBM on three years of daily sales from a (fictional) umbrella and rainwear company.</p>
      <p>The final project is a <em>forecast memo</em>: two pages that a buyer without statistics can act upon.</p>`,
    lectures: [
      ['Start with a naive forecast', 'Same day last week. Beat it honestly or go home.'],
      ['Season, trend and moving festivals', 'Eid and Diwali shift every year; your features must shift with them.'],
      ['Smoothing by hand', 'One parameter, one spreadsheet, and an intuition for everything that follows.'],
      ['ARIMA without fear', 'Differencing, autocorrelation plots, and how to read a residual.'],
      ['Validation that respects time', 'Why shuffling leaks the future, and how a rolling split prevents it.'],
      ['Intervals and stock', 'From a 90 per cent band to the number of umbrellas on a shelf.'],
      ['Writing the memo', 'One recommendation, two risks, three numbers.'],
    ],
  },
];
