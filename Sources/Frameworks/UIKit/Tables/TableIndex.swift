import DeviceProtocol

/// The titles along the edge of a list that lead to its sections.
final class TableIndex: UIView {
  /// The width of the index, in points.
  static let width = look.width
  private static let look = UITableView.look.index

  var titles: [String] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }

  private var shown: [UIView] = []
  private var shownTitles: [String] = []
  private var color: UIColor?
  private var background: UIColor?
  private var trackingBackground: UIColor?
  private var current: Int?

  private let chose: (_ title: String, _ position: Int) -> Void

  /// Creates an index with a closure that's called when the user chooses a title.
  init(_ titles: [String], chose: @escaping (_ title: String, _ position: Int) -> Void) {
    self.titles = titles
    self.chose = chose
    super.init(frame: .zero)
    drawsContent = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    addGestureRecognizer(TouchTracking(target: self, action: "handleTouch:"))
  }

  required init?(coder: NSCoder) { nil }

  /// Applies colors, or the system's colors if they're `nil`.
  func show(color: UIColor?, background: UIColor?, trackingBackground: UIColor?) {
    self.color = color
    self.background = background
    self.trackingBackground = trackingBackground
    backgroundColor = background
    for view in shown { tint(view) }
  }

  private func tint(_ view: UIView) {
    (view as? UILabel)?.textColor = color ?? tintColor
    if view is UIImageView { view.tintColor = color }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for view in shown { tint(view) }
  }

  // MARK: Layout

  /// Moves the index to the edge of a list's visible area, in front of everything else.
  /// - Parameters:
  ///   - left: The space to leave on the left, in points.
  ///   - right: The space to leave on the right, in points.
  func place(in list: UIScrollView, left: CGFloat, right: CGFloat) {
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = CGRect(
      x: isMirrored ? list.bounds.minX + left : list.bounds.maxX - right - Self.width,
      y: visible.minY, width: Self.width, height: visible.height)
    list.bringSubviewToFront(self)
  }

  /// The titles that fit, with dots in place of omitted ones.
  private var fittingTitles: [String] {
    let room = Int(bounds.height / Self.look.lineHeight)
    guard titles.count > room, room > 2 else { return titles }
    let gaps = (room - 1) / 2
    return (0...gaps).flatMap { step -> [String] in
      let title = titles[step * (titles.count - 1) / gaps]
      return step < gaps ? [title, "•"] : [title]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = fittingTitles
    if fitting != shownTitles { replace(by: fitting) }
    for (row, view) in shown.enumerated() {
      view.frame = CGRect(
        x: 0, y: top + CGFloat(row) * Self.look.lineHeight, width: bounds.width,
        height: Self.look.lineHeight)
    }
  }

  private var top: CGFloat {
    max(0, (bounds.height - CGFloat(shownTitles.count) * Self.look.lineHeight) / 2)
  }

  private func replace(by titles: [String]) {
    shownTitles = titles
    for view in shown { view.removeFromSuperview() }
    shown = titles.map(Self.view)
    for view in shown {
      tint(view)
      addSubview(view)
    }
  }

  private static func view(of title: String) -> UIView {
    if title == UITableView.indexSearch {
      let symbol = UIImage.SymbolConfiguration(pointSize: look.symbolSize, weight: .semibold)
      let view = UIImageView(
        image: UIImage(systemName: "magnifyingglass", withConfiguration: symbol))
      view.contentMode = .center
      return view
    }
    let label = UILabel()
    label.font = look.font.font
    label.text = title
    label.textAlignment = .center
    return label
  }

  // MARK: Touches

  final func handleTouch(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      backgroundColor = trackingBackground ?? background
      let height = CGFloat(shownTitles.count) * Self.look.lineHeight
      guard height > 0 else { return }
      let place = (recognizer.location(in: self).y - top) / height * CGFloat(titles.count)
      choose(min(max(0, Int(place.rounded(.down))), titles.count - 1))
    default:
      backgroundColor = background
      current = nil
    }
  }

  private func choose(_ position: Int) {
    guard position != current, titles.indices.contains(position) else { return }
    current = position
    chose(titles[position], position)
  }

  // MARK: Assistive technology

  override var accessibilityLabel: String? {
    get { "Section index" }
    set {}
  }

  override func accessibilityIncrement() { choose((current ?? -1) + 1) }

  override func accessibilityDecrement() { choose((current ?? titles.count) - 1) }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .method("handleTouch:", of: TableIndex.self) {
        $0.handleTouch(try ObjCRuntime.argument($1, 0))
      }
    ]
  }
}
