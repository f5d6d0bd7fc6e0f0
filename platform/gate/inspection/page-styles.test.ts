import { foreignSelectors, scriptStyles, sheetStyles } from './page-styles.ts';
import { parseScript } from './syntax.ts';

const styles = (text: string): string[] => scriptStyles(parseScript('a.js', text));
const inWords = (...selectors: string[]): string[] =>
  selectors.map((selector) => `styles '${selector}', which is not its own`);

describe('a style sheet', () => {
  it.each([
    ['header{display:none}', ['header']],
    ['*{box-sizing:content-box}', ['*']],
    [':root{font-size:20px}', [':root']],
    ['body.busy header,.card{opacity:0}', ['body.busy header']],
    ['html.dark p{color:red}', ['html.dark p']],
    ['@media print{@supports (color:red){nav a{color:red}}}', ['nav a']],
    ['#root header,#content{display:none}', ['#root header', '#content']],
    ['body:has(.card) header{display:none}', ['body:has(.card) header']],
    ['a:not(.card){color:red}', ['a:not(.card)']],
    [':is(.card, header) p{color:red}', [':is(.card, header) p']],
    ['[href=".card"]{color:red}', ['[href=".card"]']],
    [':root{--color-ink:red;scroll-padding:1px}', [':root']],
    ['@layer base{button{all:unset}}', ['button']],
  ])('meets elements of others: %s', (css, selectors) => {
    expect(foreignSelectors(css)).toEqual(selectors);
  });

  it.each([
    '.card{color:red}.card header,#chart>p+p{color:red}',
    'header.card,.a:hover~p{color:red}',
    ':is(.card,.list) header{color:red}',
    'html[data-theme=dark] .card p{color:red}',
    'body.vjs-full-window{margin:0}',
    'video::-webkit-media-text-track-display{margin:0}',
    ':root{--upload-bar:3rem;scroll-padding-bottom:4rem}',
    '@keyframes turn{from{opacity:0}to{opacity:1}}@font-face{font-family:x}',
    'header{}',
    '/* header{display:none} */',
  ])('meets its own: %s', (css) => {
    expect(foreignSelectors(css)).toEqual([]);
  });

  it('is said in words, and read whatever it is', () => {
    expect(sheetStyles('header{color:red}')).toEqual(inWords('header'));
    expect(sheetStyles('}}){{ (')).toEqual([]);
    expect(sheetStyles(`${'a'.repeat(200)}{color:red}`)).toEqual(inWords('a'.repeat(100)));
  });
});

describe('styles in scripts', () => {
  it.each([
    ['(0,s.createGlobalStyle)`header{display:none}`', ['header']],
    ['let m=(0,s.css)`footer{color:red}`;s.createGlobalStyle`${m}`', ['footer']],
    ['s.createGlobalStyle`${t.media.small}{nav{display:none}}`', ['unknown-part nav']],
    ['s.styled.div`color:red;body:has(&) header{display:none}`', ['body:has(.own) header']],
    ['jsx("style",{children:"main{color:red}"})', ['main']],
    ['sheet.insertRule("nav{color:red}")', ['nav']],
    ['style.textContent="p{"+"color:red}"', ['p']],
    ['style.append(document.createTextNode("p{color:red}"))', ['p']],
  ])('reach others: %s', (text, selectors) => {
    expect(styles(text)).toEqual(inWords(...selectors));
  });

  it.each([
    's.styled.div.withConfig({componentId:"x"})`header{color:red}&:hover,html &{color:red}`',
    's.styled.a`&:not(&:hover){color:red}`',
    'let C=s.styled.div`color:red`;s.createGlobalStyle`${C} p{color:red}`',
    's.createGlobalStyle`html{--upload-bar:${b};scroll-padding-bottom:calc(${b} + 1px)}${m}{html{--upload-bar:0}}`',
    'style.textContent=".apex{color:red}"',
    'p.textContent="Hello {name}: welcome";say`header{x:${y}}`',
  ])('are its own: %s', (text) => {
    expect(styles(text)).toEqual([]);
  });
});
