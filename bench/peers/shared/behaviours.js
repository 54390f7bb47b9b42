// Menu, reveal and form of the peers without a framework: write-content.ts hands it to Astro and Eleventy.
for (const opener of document.querySelectorAll("[data-opens]"))
  opener.addEventListener("click", () => document.getElementById(opener.dataset.opens).showModal());

for (const closer of document.querySelectorAll("[data-closes]"))
  closer.addEventListener("click", () => closer.closest("dialog").close());

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    target.dataset.reveal = "shown";
    observer.unobserve(target);
  }
});
for (const hidden of document.querySelectorAll("[data-reveal]")) observer.observe(hidden);

const form = document.querySelector(".form");
const { required, invalid, success, failed } = form.dataset;

const messageOf = ({ validity }) => (validity.valueMissing ? required : validity.typeMismatch ? invalid : "");

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  for (const field of form.querySelectorAll("input")) {
    field.setAttribute("aria-invalid", String(!field.validity.valid));
    field.closest("label").querySelector("[role=alert]").textContent = messageOf(field);
  }
  if (!form.checkValidity()) return form.querySelector(":invalid").focus();
  const answer = await fetch(form.action, { method: "POST", body: new FormData(form) }).catch(() => undefined);
  form.querySelector("[role=status]").textContent = answer?.ok ? success : failed;
});
