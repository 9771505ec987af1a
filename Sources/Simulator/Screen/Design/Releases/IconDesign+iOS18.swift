import DisplayList

extension IconDesign {
  static let ios18 = IconDesign(
    cornerRadius: 0.2237, pressedColor: Color(red: 0, green: 0, blue: 0, alpha: 0.35),
    top: Tone(hue: 0, saturation: 0.62, brightness: 0.96),
    bottom: Tone(hue: 24, saturation: 0.78, brightness: 0.72), letterSize: 0.52,
    letterWeight: 600, letterBaseline: 0.19, letterColor: .white)
}
