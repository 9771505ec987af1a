// Asks for text in a dialog.

const root = document.getElementById("ask");
const input = root.querySelector("input");
let resolve = null;

function end(text) {
  if (root.open) root.close();
  resolve?.(text);
  resolve = null;
}

root.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  if (input.value) end(input.value);
});
root.querySelector("[data-cancel]").addEventListener("click", () => end(null));
root.addEventListener("close", () => end(null));

// Returns the user's text, or nothing if the dialog is canceled.
export function ask({ title, label, placeholder = "", value = "" }) {
  root.querySelector("h2").textContent = title;
  root.querySelector("label").textContent = label;
  root.querySelector("[type=submit]").textContent = title.replace(/ …$/, "");
  input.placeholder = placeholder;
  input.value = value;
  root.showModal();
  input.select();
  return new Promise((done) => { resolve = done; });
}
