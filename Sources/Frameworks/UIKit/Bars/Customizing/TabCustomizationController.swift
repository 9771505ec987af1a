import Foundation

/// The screen for customizing a tab bar.
///
/// It shows all items that can be moved, and the bar to drag them to.
final class TabCustomizationController: UIViewController {
  private static let look = SystemDesign.current.tabBars.customizing

  private let items: [UITabBarItem]
  private let former: [UITabBarItem]
  /// The current arrangement of the items in the bar.
  private(set) var arrangement: [UITabBarItem]
  /// A closure that's called when the user is done.
  var finish: (() -> Void)?

  private let hint = UILabel()
  private let line = UIView()
  private let icons: [TabIconView]
  private var places: [TabIconView] = []
  private let drag = UIPanGestureRecognizer()
  private var dragged: TabIconView?

  /// Whether the bar has changed.
  var isChanged: Bool { arrangement != former }

  /// Creates the screen.
  /// - Parameter items: The items that the bar can contain.
  /// - Parameter bar: The current items of the bar. Those that aren't in `items` can't be moved.
  init(items: [UITabBarItem], bar: [UITabBarItem]) {
    self.items = items
    former = bar
    arrangement = bar
    icons = items.map { TabIconView(item: $0) }
    super.init(nibName: nil, bundle: nil)
    title = "Configure"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish?() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    hint.text = "Drag the icons to organize tabs."
    hint.textAlignment = .center
    hint.numberOfLines = 0
    hint.textColor = .secondaryLabel
    hint.font = .preferredFont(forTextStyle: .headline)
    line.backgroundColor = .separator
    for view in [hint, line] + icons { self.view.addSubview(view) }
    drag.addHandler { [unowned self] in fingerDidMove() }
    view.addGestureRecognizer(drag)
    showArrangement()
  }

  private func showArrangement() {
    for place in places { place.removeFromSuperview() }
    places = arrangement.map { TabIconView(item: $0) }
    for place in places { view.addSubview(place) }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let (look, inset) = (Self.look, Self.look.hintInset)
    hint.frame = CGRect(
      x: area.minX + inset.width, y: area.minY + inset.height, width: area.width - 2 * inset.width,
      height: look.hintHeight)
    let columns = look.columns
    for (index, icon) in icons.enumerated() {
      icon.frame = frame(
        column: index % columns, of: columns, in: area,
        y: hint.frame.maxY + inset.height + CGFloat(index / columns) * look.rowHeight)
    }
    let top = area.maxY - Self.look.iconHeight
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: top - hairline, width: view.bounds.width, height: hairline)
    for (index, place) in places.enumerated() {
      place.frame = frame(column: index, of: places.count, in: area, y: top)
    }
  }

  private func frame(column: Int, of count: Int, in area: CGRect, y: CGFloat) -> CGRect {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = area.width / CGFloat(max(1, count))
    let position = CGFloat(isMirrored ? count - 1 - column : column)
    return CGRect(x: area.minX + position * width, y: y, width: width, height: Self.look.iconHeight)
  }

  // MARK: Dragging

  private func fingerDidMove() {
    let location = drag.location(in: view)
    switch drag.state {
    case .began: pickUp(at: location)
    case .changed: break
    case .ended: drop(at: location)
    default: letGo()
    }
    dragged?.center = location
    let target = dragged == nil ? nil : target(at: location)
    for (index, place) in places.enumerated() { place.isTarget = index == target }
  }

  private func pickUp(at location: CGPoint) {
    let translation = drag.translation(in: view)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    let all = icons + places.filter { items.contains($0.item) }
    guard let icon = all.first(where: { $0.frame.contains(start) }) else { return }
    let copy = TabIconView(item: icon.item)
    copy.frame = icon.frame
    copy.isTarget = true
    copy.isAccessibilityElement = false
    view.addSubview(copy)
    dragged = copy
  }

  /// Returns the index in the bar at a location, if the item there can be moved.
  private func target(at location: CGPoint) -> Int? {
    places.firstIndex { $0.frame.contains(location) && items.contains($0.item) }
  }

  /// Drops the dragged item in the bar.
  ///
  /// The item that was there moves to the dragged item's previous location.
  private func drop(at location: CGPoint) {
    if let item = dragged?.item, let target = target(at: location) {
      if let source = arrangement.firstIndex(of: item) {
        arrangement.swapAt(source, target)
      } else {
        arrangement[target] = item
      }
      showArrangement()
    }
    letGo()
  }

  private func letGo() {
    dragged?.removeFromSuperview()
    dragged = nil
  }
}

extension UIViewController {
  /// Shows the screen for customizing a tab bar, below a bar with a Done button.
  func presentTabCustomization(
    _ customization: TabCustomizationController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let stack = UINavigationController(rootViewController: customization)
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: animated, completion: completion)
  }
}
