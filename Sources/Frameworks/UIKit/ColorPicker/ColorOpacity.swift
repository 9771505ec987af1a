/// A slider and a text field for the opacity of a color.
final class ColorOpacity: UIView, UITextFieldDelegate {
  private static let look = SystemDesign.current.colorPickers.opacity
  /// The height of the view.
  static let height = look.height

  private let label = UILabel()
  private let track = ColorOpacityTrack()
  private let slider = UISlider()
  private let field = UITextField()

  /// A closure that's called with the opacity that users choose and whether they're still touching
  /// the screen.
  var choose: (CGFloat, _ continuously: Bool) -> Void = { _, _ in }

  init() {
    super.init(frame: .zero)
    label.text = "OPACITY"
    label.font = Self.look.font.font
    label.textColor = Self.look.color
    slider.accessibilityLabel = "Opacity"
    slider.minimumTrackTintColor = .clear
    slider.maximumTrackTintColor = .clear
    slider.addAction(UIAction { [weak self] _ in self?.readSlider() }, for: .valueChanged)
    field.accessibilityLabel = "Opacity Value"
    field.font = Self.look.fieldFont.font
    field.textAlignment = .center
    field.backgroundColor = Self.look.fieldFill
    field.layer.cornerRadius = Self.look.fieldRadius
    field.keyboardType = .numberPad
    field.returnKeyType = .done
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.readField() }, for: .editingChanged)
    for part in [label, track, slider, field] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// The chosen opacity.
  var value: CGFloat { CGFloat(slider.value) }

  func show(_ color: UIColor) {
    track.color = color
    let alpha = color.cgColor.alpha
    if !slider.isTracking { slider.value = Float(alpha) }
    if !field.isEditing { field.text = "\(Int((alpha * 100).rounded()))%" }
  }

  private func readSlider() {
    choose(CGFloat(slider.value), slider.isTracking)
  }

  private func readField() {
    guard let percent = field.text.flatMap({ Int($0.filter(\.isNumber)) }) else { return }
    slider.value = Float(min(percent, 100)) / 100
    choose(CGFloat(slider.value), false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = Self.look
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: look.labelHeight)
    let (side, height) = (look.fieldWidth, look.barHeight)
    let top = bounds.height - height
    track.frame = CGRect(
      x: 0, y: top, width: max(0, bounds.width - side - look.gap), height: height)
    slider.frame = track.frame.insetBy(dx: look.trackInset, dy: 0)
    field.frame = CGRect(x: bounds.width - side, y: top, width: side, height: height)
  }
}
