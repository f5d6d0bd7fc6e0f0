import { pageEffects } from './page-effects.ts';
import { parseScript } from './syntax.ts';

const effects = (text: string): string[] => pageEffects(parseScript('a.js', text));

describe('what code does to the whole page', () => {
  it.each([
    ['window.addEventListener("click",e=>e.stopPropagation(),!0)', 'listens to click on window in the capture phase'],
    ['addEventListener("click",f,true)', 'listens to click on window in the capture phase'],
    ['(0,window.addEventListener)("click",f,!0)', 'listens to click on window in the capture phase'],
    [
      'document.addEventListener("keydown",f,{passive:!0,capture:!0})',
      'listens to keydown on document in the capture phase',
    ],
    [
      'var d=document,o={capture:!0};d.addEventListener(`click`,f,o)',
      'listens to click on document in the capture phase',
    ],
    ['document.body.addEventListener(t,f,!0)', 'listens to events on document.body in the capture phase'],
    [
      'let h=document.documentElement;h.addEventListener("wheel",f,!0)',
      'listens to wheel on document.documentElement in the capture phase',
    ],
    ['localStorage.clear()', 'empties localStorage'],
    ['window.sessionStorage?.clear()', 'empties sessionStorage'],
    ['let s=globalThis.localStorage;s["cl"+"ear"]()', 'empties localStorage'],
    ['setTimeout(localStorage.clear.bind(localStorage))', 'empties localStorage'],
    ['for(let k in localStorage)localStorage.removeItem(k)', 'removes keys of localStorage that it does not name'],
    [
      'let s=sessionStorage;Object.keys(s).forEach(k=>{"theme"!==k&&s.removeItem(k)})',
      'removes keys of sessionStorage that it does not name',
    ],
    [
      'function f(){for(let i=localStorage.length;i--;){let k=localStorage.key(i);localStorage.removeItem(k)}}',
      'removes keys of localStorage that it does not name',
    ],
    [
      'for(let[k]of Object.entries(localStorage))delete localStorage[k]',
      'removes keys of localStorage that it does not name',
    ],
    [
      'Object.keys({...localStorage}).map(k=>localStorage.removeItem(k))',
      'removes keys of localStorage that it does not name',
    ],
    [
      'indexedDB.databases().then(d=>d.map(({name:n})=>indexedDB.deleteDatabase(n)))',
      'removes databases that it does not name',
    ],
    ['caches.keys().then(k=>k.map(n=>window.caches.delete(n)))', 'removes caches that it does not name'],
    [
      'document.cookie.split("; ").forEach(c=>{document.cookie=c.split("=")[0]+"=;max-age=0"})',
      'writes cookies that it does not name',
    ],
    ['let d=document;d.cookie=`${name}=`', 'writes cookies that it does not name'],
    ['document.cookie="XSRF-TOKEN=; max-age=0"', "writes the site's cookie XSRF-TOKEN"],
    ['let n="vidya-share";document.cookie=`${n}=${v};path=/`', "writes the site's cookie vidya-share"],
    ['cookieStore.getAll().then(a=>a.map(c=>cookieStore.delete(c.name)))', 'writes cookies that it does not name'],
    ['cookieStore.set({name:"vidya-learning",value:"0"})', "writes the site's cookie vidya-learning"],
    ['Array.prototype.last=function(){}', 'changes Array.prototype.last'],
    ['let p=String.prototype;p.at=f', 'changes String.prototype.at'],
    ['window.Promise.prototype["finally"]=f', 'changes Promise.prototype.finally'],
    ['Object.defineProperty(Object.prototype,"x",{})', 'changes Object.prototype'],
    ['Object.assign(Array.prototype,{last(){}})', 'changes Array.prototype'],
    ['Reflect.set(Element.prototype,"remove",f)', 'changes Element.prototype'],
    ['delete Array.prototype.at', 'changes Array.prototype.at'],
    ['HTMLElement.prototype.click=f', 'changes HTMLElement.prototype.click'],
    ['JSON.parse=f', 'changes JSON.parse'],
    ['window.fetch=f', 'changes window.fetch'],
    ['history.pushState=f', 'changes history.pushState'],
  ])('is seen in `%s`', (text, effect) => {
    expect(effects(text)).toEqual([effect]);
  });

  it.each([
    'window.addEventListener("scroll",f,{passive:!0})',
    'window.addEventListener("click",f,!1)',
    'document.addEventListener("click",f)',
    'box.addEventListener("click",f,!0)',
    'function f(window,document){window.addEventListener("click",f,!0);document.addEventListener("click",f,!0)}',
    'cache.clear();new Map().clear();localStorage.removeItem("events.filter")',
    'function f(k){localStorage.removeItem(k)}function g(){for(let k in localStorage)h(k)}',
    'for(let k in localStorage)"events.filter"===k&&localStorage.removeItem("events.filter")',
    'for(let k of Object.keys(localStorage))k.startsWith("events.")&&localStorage.removeItem(k)',
    'for(let i=0;i<localStorage.length;i++){let k=localStorage.key(i);0===k.indexOf(p)&&localStorage.removeItem(k)}',
    'indexedDB.deleteDatabase("events");let n="events-1";caches.delete(n);set.delete(x)',
    'document.cookie="events=1";let n="events";document.cookie=n+"="+v;box.cookie=x;read(document.cookie)',
    'cookieStore.delete("events");cookieStore.set({name:"events",value:v})',
    'function f(localStorage){localStorage.clear()}',
    'class Array{}Array.prototype.last=f',
    'Button.prototype.render=f;Object.assign(Button.prototype,{render(){}})',
    'Object.assign||(Object.assign=f);"function"!=typeof Object.assign&&(Object.assign=f)',
    'if(!Array.prototype.at)Array.prototype.at=f',
    'Array.prototype.at??=f',
    'Error.stackTraceLimit=50',
    'Object.assign({},Array.prototype);Array.prototype.slice.call(x)',
    'window.Apex=x;Apex.charts=[]',
    '"localStorage.clear()"',
  ])('is nothing in `%s`', (text) => {
    expect(effects(text)).toEqual([]);
  });

  it('is changed where code only says that it lacks something else', () => {
    expect(effects('if(!Array.prototype.at)Array.prototype.last=f')).toEqual(['changes Array.prototype.last']);
    expect(effects('old&&function(){Array.prototype.at=f}()')).toEqual(['changes Array.prototype.at']);
  });
});
