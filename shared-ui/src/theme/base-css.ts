import { fallbackFaces } from './fallback-faces.ts';

/**
 * A small reset and the base styles of every page. Separate from the tokens: it uses them and defines none. With
 * reduced motion one animation still runs its full time: react-toastify closes a message when the animation of its
 * (hidden) progress bar ends. Transitions get no time at all: a short one would animate every property of every element,
 * because `all` is the initial `transition-property`, and a change of theme would go down the page level by level.
 * `late` is the notice of a page whose scripts failed (the shell's early-input). `data-heard` marks what was pressed before the page could respond. In a browser without script there are no buttons
 * that would do nothing: only those that open a popover or send a form.
 */
export const baseCss = `${fallbackFaces}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:5.5rem;background:var(--color-paper)}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:400 1.0625rem/1.55 var(--font-sans);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd{margin:0}
h1,h2,h3,h4,h5,h6{text-wrap:balance;color:var(--color-ink)}
h1{font:700 min(clamp(1.875rem,1.55rem + 1.4vw,2.625rem),12vw)/1.2 var(--font-sans);letter-spacing:-.016em}
h2{font:650 min(clamp(1.5rem,1.35rem + .65vw,1.875rem),9.5vw)/1.2 var(--font-sans);letter-spacing:-.011em}
h3{font:650 min(1.25rem,8.5vw)/1.3 var(--font-sans);letter-spacing:-.005em}
h4,h5,h6{font:650 min(1.0625rem,8vw)/1.35 var(--font-sans)}
p{text-wrap:pretty}
:where(ul,ol):where([role=list]){margin:0;padding:0;list-style:none}
img,svg,video{display:block;max-width:100%}
img,video{height:auto}
button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
button:disabled,[aria-disabled=true]{cursor:not-allowed}
a{color:var(--color-link);text-underline-offset:.2em;text-decoration-thickness:from-font}
table{border-collapse:collapse}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
h1:focus,main:focus{outline:none}
#late{padding:.75rem 1rem;background:var(--color-accent);color:var(--color-on-accent);text-align:center}
#late a{color:inherit}
[data-heard]{cursor:progress;opacity:.75;animation:heard .8s ease-in-out infinite alternate}
@keyframes heard{to{opacity:.45}}
::selection{background:var(--color-accent);color:var(--color-on-accent)}
:lang(hi),:lang(mr),:lang(ta){line-height:1.6}
@media (max-width:19.998em){body{overflow-wrap:anywhere}h1,h2,h3,h4,h5,h6{hyphens:auto}}
@media (scripting:none){button[type=button]:not([popovertarget]),form:not([action]) [type=submit]{display:none!important}}
@media (prefers-reduced-motion:reduce){*:not(.Toastify__progress-bar),*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
`.trim();
