import DeviceProtocol

/// The control at the leading edge of a cell in editing mode. It deletes, inserts, or shows the
/// selection.
final class CellEditControl: UIControl {
  /// The function of the control.
  enum Kind { case delete, insert, select }

  /// The distance by which a control moves the content of its cell, in points.
  static let indent = look.indent
  private static let look = UITableView.look.editing

  let kind: Kind
  private let circle = UIView()
  private let mark = UIImageView()
  private var bars: [UIView] = []

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    circle.isUserInteractionEnabled = false
    circle.layer.cornerRadius = Self.look.diameter / 2
    addSubview(circle)
    isAccessibilityElement = kind != .select
    accessibilityTraits = .button
    switch kind {
    case .delete:
      circle.backgroundColor = Self.look.deletion
      addBar(Self.look.bar)
    case .insert:
      circle.backgroundColor = Self.look.insertion
      addBar(Self.look.bar)
      addBar(CGSize(width: Self.look.bar.height, height: Self.look.bar.width))
    case .select:
      isUserInteractionEnabled = false
      circle.layer.borderWidth = 1
      circle.layer.borderColor = UIColor.tertiaryLabel.cgColor
      mark.image = UIImage(
        systemName: "checkmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.look.markSize, weight: .bold)
      )?
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
        x: (Self.look.diameter - size.width) / 2, y: (Self.look.diameter - size.height) / 2,
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
      x: isMirrored ? 0 : bounds.maxX - Self.look.diameter,
      y: (bounds.height - Self.look.diameter) / 2,
      width: Self.look.diameter,
      height: Self.look.diameter)
    mark.frame = circle.bounds
  }
}
