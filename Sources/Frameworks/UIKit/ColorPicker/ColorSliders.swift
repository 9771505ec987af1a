/// Sliders and text fields for red, green, and blue, and a text field for the color as a whole.
final class ColorSliders: UIView, ColorChooser, UITextFieldDelegate {
  private static let names = ["Red", "Green", "Blue"]
  private static let look = SystemDesign.current.colorPickers.sliders

  var choose: (UIColor, Bool) -> Void = { _, _ in }

  private let labels: [UILabel]
  private let sliders = names.map { _ in UISlider() }
  private let fields = names.map { _ in UITextField() }
  private let hexLabel = UILabel()
  private let hex = UITextField()

  init() {
    labels = Self.names.map { name in
      let label = UILabel()
      label.text = name.uppercased()
      label.font = Self.look.font.font
      label.textColor = Self.look.color
      return label
    }
    super.init(frame: .zero)
    hexLabel.text = "sRGB Hex Color #"
    hexLabel.font = Self.look.hexFont.font
    hexLabel.textAlignment = .right
    for (index, name) in Self.names.enumerated() { setUp(index, name) }
    setUp(hex, named: "Hex Color", keyboard: .asciiCapable)
    hex.autocapitalizationType = .allCharacters
    hex.addAction(UIAction { [weak self] _ in self?.readHex() }, for: .editingChanged)
    let parts: [UIView] = labels + sliders + fields + [hexLabel, hex]
    parts.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private func setUp(_ index: Int, _ name: String) {
    let slider = sliders[index]
    slider.accessibilityLabel = name
    slider.maximumValue = 255
    slider.minimumTrackTintColor = [.systemRed, .systemGreen, .systemBlue][index]
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        self?.report(continuously: slider?.isTracking ?? false)
      }, for: .valueChanged)
    setUp(fields[index], named: "\(name) Value", keyboard: .numberPad)
    fields[index].addAction(
      UIAction { [weak self] _ in self?.readField(index) }, for: .editingChanged)
  }

  private func setUp(_ field: UITextField, named name: String, keyboard: UIKeyboardType) {
    field.accessibilityLabel = name
    field.borderStyle = .roundedRect
    field.textAlignment = .center
    field.font = Self.look.fieldFont.font
    field.keyboardType = keyboard
    field.returnKeyType = .done
    field.delegate = self
  }

  // MARK: The color

  func show(_ color: UIColor) {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let values = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    for (index, value) in values.enumerated() {
      if !sliders[index].isTracking { sliders[index].value = Float(value) }
      if !fields[index].isEditing { fields[index].text = "\(value)" }
    }
    if !hex.isEditing {
      hex.text = values.map { String(format: "%02X", $0) }.joined()
    }
  }

  private func report(continuously: Bool) {
    let parts = sliders.map { CGFloat($0.value.rounded() / 255) }
    choose(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1), continuously)
  }

  private func readField(_ index: Int) {
    guard let value = fields[index].text.flatMap(Int.init) else { return }
    sliders[index].value = Float(min(max(value, 0), 255))
    report(continuously: false)
  }

  private func readHex() {
    guard let text = hex.text, text.count == 6, let number = Int(text, radix: 16), number >= 0
    else { return }
    for (slider, shift) in zip(sliders, [16, 8, 0]) { slider.value = Float(number >> shift & 255) }
    report(continuously: false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = bounds.height / 4
    let look = Self.look
    let (side, height) = (look.fieldWidth, look.height)
    for index in labels.indices {
      let top = CGFloat(index) * row
      labels[index].frame = CGRect(
        x: 0, y: top, width: bounds.width - side,
        height: look.labelHeight)
      sliders[index].frame = CGRect(
        x: 0, y: top + look.top, width: max(0, bounds.width - side - look.gap), height: height)
      fields[index].frame = CGRect(
        x: bounds.width - side, y: top + look.top, width: side, height: height)
    }
    let top = 3 * row + look.hexTop
    hex.frame = CGRect(
      x: bounds.width - look.hexWidth, y: top, width: look.hexWidth, height: height)
    hexLabel.frame = CGRect(
      x: 0, y: top, width: max(0, bounds.width - look.hexWidth - look.hexGap), height: height)
  }
}
