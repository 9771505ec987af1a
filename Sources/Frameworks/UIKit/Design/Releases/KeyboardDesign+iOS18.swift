import DisplayList

extension KeyboardDesign {
  static let ios18 = KeyboardDesign(
    measures: .ios18,
    backdrop: .material(
      .pair(
        light: UIColor(red: 0.82, green: 0.827, blue: 0.85, alpha: 0.95),
        dark: UIColor(red: 0.16, green: 0.16, blue: 0.17, alpha: 0.94)), blurRadius: 24),
    keyFill: Pair(light: .white, dark: gray(0.42)),
    functionFill: Pair(light: Color(red: 0.675, green: 0.69, blue: 0.725), dark: gray(0.275)),
    litFill: Pair(light: .white, dark: gray(0.83)), accent: .systemBlue,
    ink: Pair(light: .black, dark: .white), litInk: Pair(light: .black, dark: .black),
    accentInk: .white, disabledInk: .tertiaryLabel, pressedBareInk: .secondaryLabel,
    edge: Pair(
      light: Color(red: 0, green: 0, blue: 0, alpha: 0.32),
      dark: Color(red: 0, green: 0, blue: 0, alpha: 0.5)), edgeHeight: 1, keyRadius: 5,
    tallKeyRadius: 7, tallKey: 50, bubbles: .ios18)

  private static func gray(_ white: Float) -> Color { Color(red: white, green: white, blue: white) }
}
