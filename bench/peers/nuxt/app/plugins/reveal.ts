/** `v-reveal`: an element shows itself when it is scrolled into view. */
export default defineNuxtPlugin(({ vueApp }) => {
  const observer = import.meta.client
    ? new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute("data-reveal", "shown");
          observer?.unobserve(target);
        }
      })
    : undefined;
  vueApp.directive<Element, boolean | undefined>("reveal", {
    getSSRProps: ({ value }) => (value === false ? {} : { "data-reveal": "" }),
    mounted(element, { value }) {
      if (value === false) return;
      element.setAttribute("data-reveal", "");
      observer?.observe(element);
    },
    unmounted: (element) => observer?.unobserve(element),
  });
});
