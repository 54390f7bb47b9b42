import type { NextConfig } from "next";

const config: NextConfig = {
  output: "export",
  turbopack: { root: import.meta.dirname },
};

export default config;
