declare global {
  interface Window {
    VIDEOJS_NO_DYNAMIC_STYLE?: boolean;
  }
}

// Read when video.js is evaluated: it would add style elements, which the site's content security policy refuses.
window.VIDEOJS_NO_DYNAMIC_STYLE = true;

export {};
