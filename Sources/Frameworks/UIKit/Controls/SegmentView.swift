import DeviceProtocol

/// A segment's text or image.
final class SegmentView: UIView {
  var title: String?
  var image: UIImage?
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
  var adjustment = UIOffset.zero
  var isEnabledSegment = true
  var action: UIAction? {
    didSet {
      title = action?.title
      image = action?.image
    }
  }

  private let label = UILabel()
  private let imageView = UIImageView()

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
    setUp()
  }

  init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    setUp()
  }

  init(action: UIAction) {
    self.action = action
    title = action.title
    image = action.image
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    drawsContent = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    addSubview(imageView)
  }

  func show(
    _ attributes: [NSAttributedString.Key: Any], isSelected: Bool, isEnabled: Bool, isTouched: Bool
  ) {
    label.isHidden = image != nil
    label.styledText = EditableText(title ?? "", attributes: attributes)
    label.alpha = isTouched ? UISegmentedControl.look.touchedOpacity : 1
    imageView.isHidden = image == nil
    imageView.image = image?.templateByDefault
    imageView.tintColor = attributes[.foregroundColor] as? UIColor
    imageView.alpha = isTouched ? UISegmentedControl.look.touchedOpacity : 1
    accessibilityLabel = title ?? image?.accessibilityLabel
    accessibilityTraits = .button
    if isSelected { accessibilityTraits.insert(.selected) }
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    setNeedsLayout()
  }

  var contentSize: CGSize { image?.size ?? label.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.offsetBy(
      dx: contentOffset.width + adjustment.horizontal,
      dy: contentOffset.height + adjustment.vertical)
    let margin = UISegmentedControl.look.titleMargin
    label.frame = CGRect(
      x: place.minX + margin, y: place.minY, width: max(0, place.width - 2 * margin),
      height: place.height)
    let size = image?.size ?? .zero
    imageView.frame = CGRect(
      x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func accessibilityActivate() -> Bool {
    (superview as? UISegmentedControl)?.choose(self)
    return true
  }

  override func describeRole(_ element: inout ScreenElement) { element.role = .segment }

  override var elementKind: ElementKind { .button }
}
