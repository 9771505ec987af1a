import DeviceProtocol

/// The control at the leading edge of a cell in editing mode. It deletes, inserts, or shows the
/// selection.
final class CellEditControl: UIControl {
  /// The function of the control.
  enum Kind { case delete, insert, select }

  /// The distance by which a control moves the content of its cell, in points.
  static let indent: CGFloat = 38
  private static let diameter: CGFloat = 22

  let kind: Kind
  private let circle = UIView()
  private let mark = UIImageView()
  private var bars: [UIView] = []

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    circle.isUserInteractionEnabled = false
    circle.layer.cornerRadius = Self.diameter / 2
    addSubview(circle)
    isAccessibilityElement = kind != .select
    accessibilityTraits = .button
    switch kind {
    case .delete:
      circle.backgroundColor = .systemRed
      addBar(CGSize(width: 11, height: 2))
    case .insert:
      circle.backgroundColor = .systemGreen
      addBar(CGSize(width: 11, height: 2))
      addBar(CGSize(width: 2, height: 11))
    case .select:
      isUserInteractionEnabled = false
      circle.layer.borderWidth = 1
      circle.layer.borderColor = UIColor.tertiaryLabel.cgColor
      mark.image = UIImage(
        systemName: "checkmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))?
        .withRenderingMode(.alwaysTemplate)
      mark.tintColor = .white
      mark.contentMode = .center
      circle.addSubview(mark)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addBar(_ size: CGSize) {
    let bar = UIView(
      frame: CGRect(
        x: (Self.diameter - size.width) / 2, y: (Self.diameter - size.height) / 2,
        width: size.width, height: size.height))
    bar.backgroundColor = .white
    circle.addSubview(bar)
    bars.append(bar)
  }

  override var accessibilityLabel: String? {
    get {
      guard kind != .select else { return nil }
      let text = (superview as? UITableViewCell)?.shownText
      return [kind == .insert ? "Insert" : "Delete", text].compactMap(\.self).joined(separator: " ")
    }
    set {}
  }

  override var claimsTaps: Bool { true }

  /// Whether the control shows that the row is selected.
  var showsSelection = false {
    didSet {
      guard kind == .select else { return }
      circle.backgroundColor = showsSelection ? tintColor : .clear
      circle.layer.borderWidth = showsSelection ? 0 : 1
      mark.isHidden = !showsSelection
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    circle.frame = CGRect(
      x: isMirrored ? 0 : bounds.maxX - Self.diameter, y: (bounds.height - Self.diameter) / 2,
      width: Self.diameter,
      height: Self.diameter)
    mark.frame = circle.bounds
  }
}
