const darkText = '#101522';
const lightText = '#ffffff';

/** Relative luminance of a #rrggbb colour, from 0 to 1, as WCAG defines it. */
function luminance(color) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Applies the shop's colour, with dark or light text on it, whichever has more contrast. */
function applyColor(color) {
  const long = /^#[\da-f]{3}$/i.test(color) ? color.replace(/[\da-f]/gi, '$&$&') : color;
  if (!/^#[\da-f]{6}$/i.test(long)) return;
  const { style } = document.documentElement;
  const share = luminance(long);
  style.setProperty('--shop', long);
  style.setProperty('--on-shop', 1.05 / (share + 0.05) >= (share + 0.05) / 0.0575 ? lightText : darkText);
}

/** Shows the shop's name, picture and colour, and fills in the customer's details. */
export function applyLook({ name, description, image, color, prefill }, form) {
  document.getElementById('name').textContent = name || 'Payment';
  document.getElementById('description').textContent = description;
  const logo = document.getElementById('logo');
  if (/^(https?:\/\/|data:image\/)/.test(image)) {
    logo.src = image;
    logo.hidden = false;
  }
  applyColor(color);
  if (!form) return;
  form.elements.email.value = prefill.email;
  form.elements.contact.value = prefill.contact;
  form.elements.card_name.value = prefill.name;
}
