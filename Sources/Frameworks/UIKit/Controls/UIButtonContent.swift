/// The content of a button in each state, and the rules for states without their own values.
struct UIButtonContent {
  var type = UIButton.ButtonType.custom
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var titleShadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]
  var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  /// Whether the button's title and image have the tint color, as in all buttons except custom
  /// ones.
  var isTinted: Bool { type != .custom }

  /// Returns the value for a state, or the value for the normal state if there's none.
  func value<Value>(of values: [UInt: Value], for state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  /// Returns the color of the title in a state.
  func titleColor(for state: UIControl.State, tint: UIColor?) -> UIColor? {
    if let color = titleColors[state.rawValue] { return color }
    if let color = titleColors[UIControl.State.normal.rawValue] { return color }
    if isTinted, state.contains(.disabled) { return UIButton.look.plain.disabledColor }
    return isTinted ? tint : UIButton.look.plain.customTitleColor
  }
}
