/** All global styles in the order of the cascade. `gatsby-browser` imports this first. */
import "./layers.css";
import "./reset.css";
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import "./transition.css";
import "./print.css";
