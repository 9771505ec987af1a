import UIKit

/// The bubble above a selected annotation.
final class CalloutView: UIView {
  private static let tipHeight: CGFloat = 10
  private static let margin: CGFloat = 12
  private static let accessory = UIAction.Identifier("quince.callout")

  private(set) weak var annotationView: MKAnnotationView?
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private var accessories: [UIView] = []
  private var tipX: CGFloat = 0
  /// Called with the control that the user taps.
  var onTap: ((UIControl) -> Void)?

  init(of view: MKAnnotationView) {
    annotationView = view
    super.init(frame: .zero)
    isOpaque = false
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    titleLabel.font = .systemFont(ofSize: 17)
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// The point to which the callout points, in its superview.
  var tip: CGPoint { CGPoint(x: frame.minX + tipX, y: frame.maxY) }

  // MARK: Contents

  /// Shows the annotation's texts, and the view's accessories.
  func update() {
    guard let view = annotationView else { return }
    titleLabel.text = view.annotation?.shownTitle
    subtitleLabel.text = view.annotation?.shownSubtitle
    accessories.forEach { $0.removeFromSuperview() }
    accessories = [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView].compactMap(\.self)
    for accessory in accessories + [detail] where accessory.superview !== self {
      addSubview(accessory)
    }
    if detail !== subtitleLabel { subtitleLabel.removeFromSuperview() }
    for case let control as UIControl in accessories { observe(control) }
    setNeedsLayout()
  }

  private func observe(_ control: UIControl) {
    control.addAction(
      UIAction(identifier: Self.accessory) { [weak self, weak control] _ in
        if let control { self?.onTap?(control) }
      }, for: .touchUpInside)
  }

  /// The view below the title.
  private var detail: UIView { annotationView?.detailCalloutAccessoryView ?? subtitleLabel }

  // MARK: Layout

  /// Puts the callout above a point.
  func point(to tip: CGPoint, in area: CGRect) {
    let size = sizeThatFits(area.size)
    let left = tip.x - size.width / 2
    let last = max(area.minX + 8, area.maxX - 8 - size.width)
    frame = CGRect(
      x: min(max(left, area.minX + 8), last).rounded(), y: (tip.y - size.height).rounded(),
      width: size.width, height: size.height)
    tipX = min(max(tip.x - frame.minX, 20), max(20, size.width - 20))
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let texts = textSize(in: size.width)
    let sides = accessories.map { self.size(of: $0) }
    let width = sides.reduce(texts.width + 2 * Self.margin) { $0 + $1.width + Self.margin }
    let height = sides.reduce(texts.height) { max($0, $1.height) }
    return CGSize(
      width: max(44, min(width, size.width - 16)).rounded(.up),
      height: max(44, height + 16).rounded(.up) + Self.tipHeight)
  }

  private func textSize(in width: CGFloat) -> CGSize {
    let title = titleLabel.sizeThatFits(CGSize(width: 280, height: 100))
    let below = detailSize
    return CGSize(
      width: min(max(title.width, below.width), 280), height: title.height + below.height)
  }

  private var detailSize: CGSize {
    if detail === subtitleLabel {
      return subtitleLabel.text?.isEmpty ?? true
        ? .zero : subtitleLabel.sizeThatFits(CGSize(width: 280, height: 100))
    }
    return size(of: detail)
  }

  private func size(of view: UIView) -> CGSize {
    if !view.bounds.isEmpty { return view.bounds.size }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size == .zero ? view.sizeThatFits(bounds.size) : size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = annotationView else { return }
    let bubble = bounds.height - Self.tipHeight
    var (left, right) = (Self.margin, bounds.width - Self.margin)
    if let accessory = view.leftCalloutAccessoryView {
      let size = size(of: accessory)
      accessory.frame = CGRect(
        x: left, y: (bubble - size.height) / 2, width: size.width, height: size.height)
      left += size.width + Self.margin
    }
    if let accessory = view.rightCalloutAccessoryView {
      let size = size(of: accessory)
      right -= size.width
      accessory.frame = CGRect(
        x: right, y: (bubble - size.height) / 2, width: size.width, height: size.height)
      right -= Self.margin
    }
    layoutTexts(from: left, to: right, in: bubble)
  }

  private func layoutTexts(from left: CGFloat, to right: CGFloat, in height: CGFloat) {
    let title = titleLabel.sizeThatFits(CGSize(width: 280, height: 100))
    let below = detailSize
    let top = (height - title.height - below.height) / 2
    titleLabel.frame = CGRect(x: left, y: top, width: right - left, height: title.height)
    detail.frame = CGRect(
      x: left, y: top + title.height,
      width: detail === subtitleLabel ? right - left : below.width, height: below.height)
  }

  override func draw(_ rect: CGRect) {
    let bubble = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - Self.tipHeight)
    let path = UIBezierPath(roundedRect: bubble, cornerRadius: 12)
    path.move(to: CGPoint(x: tipX - 10, y: bubble.maxY))
    path.addLine(to: CGPoint(x: tipX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: tipX + 10, y: bubble.maxY))
    path.close()
    UIColor.secondarySystemGroupedBackground.setFill()
    path.fill()
  }
}
