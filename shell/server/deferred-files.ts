import { type Attributes, attributes, link } from './html.ts';

/** Scripts wait for the first paint no longer than this, in ms: a browser that has nothing to paint must not stand still. */
const paintWithinMs = 1_000;

/**
 * Moves the template's files into the page once it was painted, which their download and start would delay. In a tab
 * behind others nothing is painted, so it does not wait there. Scripts that move run as they come unless `async` is off.
 */
export const startDeferredFiles = `(()=>{let t=document.getElementById('vidya-deferred');const go=()=>{if(!t)return;\
for(const s of t.content.querySelectorAll('script'))s.async=!1;t.replaceWith(t.content);t=null};\
if(document.hidden)go();else{requestAnimationFrame(()=>setTimeout(go));setTimeout(go,${paintWithinMs})}})()`;

/** The scripts of a page that is whole without them, and what to load beside them: the browser leaves a template alone. */
export const deferredFiles = (preloads: Attributes[], scripts: Attributes[]): string =>
  `<template id="vidya-deferred">${preloads.map((file) => link({ rel: 'preload', ...file })).join('')}${scripts
    .map((script) => `<script${attributes(script)}></script>`)
    .join('')}</template><script>${startDeferredFiles}</script>`;
