import DisplayList

/// The card with a menu's rows.
final class MenuCard: UIView {
  private static let look = SystemDesign.current.menus

  private let content = UIView()
  private var rows: [UIView] = []
  private var isLoading = false
  private(set) var fittingSize = CGSize.zero

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    Self.look.shadow.apply(to: layer)
    content.clipsToBounds = true
    content.layer.cornerRadius = Self.look.cornerRadius
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(
    _ menu: UIMenu, hasParent: Bool, responder: UIResponder?,
    onLoad: @escaping @MainActor () -> Void,
    choose: @escaping @MainActor (UIMenuElement?) -> Void
  ) {
    load(menu, from: responder, onLoad: onLoad)
    for row in rows { row.removeFromSuperview() }
    rows = []
    var y: CGFloat = 0
    func add(_ row: UIView, height: CGFloat) {
      row.frame = CGRect(x: 0, y: y, width: Self.look.width, height: height)
      content.addSubview(row)
      rows.append(row)
      y += height
    }
    let groups = menu.groups
    let isChecked = groups.contains { group in
      group.elements.contains { ($0 as? any UIMenuLeaf)?.state == .on }
    }
    if hasParent {
      add(
        MenuRow(title: menu.title, image: nil, isBack: true, isInset: isChecked) { choose(nil) },
        height: Self.look.rowHeight)
    } else if !menu.title.isEmpty {
      add(MenuHeader(menu.title), height: Self.look.headerHeight)
    }
    for (index, group) in groups.enumerated() {
      if index > 0 { add(MenuDivider(), height: Self.look.dividerHeight) }
      if !group.title.isEmpty { add(MenuHeader(group.title), height: Self.look.headerHeight) }
      for (position, element) in group.elements.enumerated() {
        if element is UIDeferredMenuElement {
          add(MenuWaitingRow(), height: Self.look.rowHeight)
          continue
        }
        let row = MenuRow(element, isInset: isChecked) { choose(element) }
        row.hasSeparator = position < group.elements.count - 1
        add(row, height: row.height(fitting: Self.look.width))
      }
    }
    fittingSize = CGSize(width: Self.look.width, height: y)
    setNeedsDisplay()
  }

  /// Loads a menu's deferred elements, and calls a closure each time that one is loaded later.
  private func load(
    _ menu: UIMenu, from responder: UIResponder?, onLoad: @escaping @MainActor () -> Void
  ) {
    isLoading = true
    defer { isLoading = false }
    var asked: [UIDeferredMenuElement] = []
    while true {
      let waiting = menu.groups.flatMap(\.elements).compactMap { $0 as? UIDeferredMenuElement }
      let new = waiting.filter { element in !asked.contains { $0 === element } }
      guard !new.isEmpty else { return }
      asked += new
      for deferred in new {
        deferred.load(from: responder) { [weak self] in
          if self?.isLoading == false { onLoad() }
        }
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: Self.look.cornerRadius,
      cornerHeight: Self.look.cornerRadius, transform: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shape = Shape.roundedRect(bounds, CornerRadii(Self.look.cornerRadius))
    Self.look.surface.draw(shape, in: context, traits: traitCollection)
  }
}
