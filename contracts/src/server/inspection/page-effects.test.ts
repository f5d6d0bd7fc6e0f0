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
