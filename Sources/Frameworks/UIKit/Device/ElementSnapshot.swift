import DeviceProtocol
import DisplayList
import Foundation

/// What is on the screen, as flows, tests and screen readers see it.
@MainActor
enum ElementSnapshot {
  /// All windows, the foremost last, under an element that stands for the screen.
  static func take() -> ScreenElement {
    let size = UIScreen.main.bounds.size
    var screen = ScreenElement(
      id: 0, type: "UIScreen", frame: CGRect(origin: .zero, size: size))
    for window in UIApplication.shared.windowsBackToFront {
      screen.children.append(
        element(
          of: window,
          in: Surroundings(
            origin: .zero, clip: screen.frame, isVisible: true, isHiddenFromAccessibility: false)))
    }
    return screen
  }

  /// The view that an element stood for.
  static func view(withID id: Int) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if identity(of: view) == id { return view }
      for subview in view.subviews {
        if let found = find(in: subview) { return found }
      }
      return nil
    }
    for window in UIApplication.shared.windowsFrontToBack {
      if let found = find(in: window) { return found }
    }
    return nil
  }

  private struct Surroundings {
    /// The superview's origin on the screen, where it is neither turned nor scaled.
    var origin: CGPoint
    /// What of the screen can be seen.
    var clip: CGRect
    var isVisible: Bool
    var isHiddenFromAccessibility: Bool
    /// What a presented view controller covers of the screen.
    var cover: CGRect?
  }

  /// The number of the element that stands for a view; a row keeps its own, whichever cell shows it.
  static func identity(of view: UIView) -> Int {
    if let cell = view as? UITableViewCell, let table = cell.tableView,
      let place = table.indexPath(for: cell)
    {
      return identity(ofItem: place, in: table)
    }
    if let cell = view as? UICollectionViewCell,
      let collection = cell.superview as? UICollectionView,
      let place = collection.indexPath(for: cell)
    {
      return identity(ofItem: place, in: collection)
    }
    return Int(bitPattern: Unmanaged.passUnretained(view).toOpaque())
  }

  /// Above all addresses, and small enough for a page's numbers.
  private static func identity(ofItem place: IndexPath, in list: UIView) -> Int {
    let address = Int(bitPattern: Unmanaged.passUnretained(list).toOpaque())
    let mixed = (address &* 1_000_003 &+ place.section) &* 1_000_003 &+ place.item
    return mixed & (1 << 52 - 1) | 1 << 51
  }

  private static var typeNames: [ObjectIdentifier: String] = [:]

  private static func name(of type: UIView.Type) -> String {
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  private static func element(of view: UIView, in surroundings: Surroundings) -> ScreenElement {
    var frame = view.frame
    frame.origin.x += surroundings.origin.x
    frame.origin.y += surroundings.origin.y
    // What is nowhere can be neither seen nor written as JSON.
    if frame.isNull || frame.isInfinite
      || !(frame.minX + frame.minY + frame.width + frame.height).isFinite
    {
      frame = .zero
    }
    let visiblePart = frame.intersection(surroundings.clip)
    let isShown = surroundings.isVisible && !view.isHidden && view.alpha > 0.01
    let bounds = view.bounds

    var element = ScreenElement(
      id: identity(of: view), type: name(of: type(of: view)), frame: frame)
    element.identifier = view.accessibilityIdentifier
    element.label = view.accessibilityLabel
    element.value = view.accessibilityValue
    element.hint = view.accessibilityHint
    element.traits = view.accessibilityTraits.rawValue
    element.isAccessible =
      view.isAccessibilityElement && isShown && !surroundings.isHiddenFromAccessibility
    element.isFocused = view.isFirstResponder
    element.isVisible =
      isShown && !visiblePart.isNull && !visiblePart.isEmpty
      && !(surroundings.cover?.contains(visiblePart) ?? false)
    element.tintColor = Color(view.tintColor, traits: view.traitCollection)
    view.describe(&element)
    if element.isVisible, !surroundings.isHiddenFromAccessibility {
      AccessibilityRoles.describe(view, &element)
    }
    if element.backgroundColor == nil, let color = view.backgroundColor {
      element.backgroundColor = Color(color, traits: view.traitCollection)
    }

    let inner = Surroundings(
      origin: CGPoint(x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y),
      clip: view.clipsToBounds
        ? (visiblePart.isNull ? .zero : visiblePart) : surroundings.clip,
      isVisible: isShown,
      isHiddenFromAccessibility: surroundings.isHiddenFromAccessibility
        || view.accessibilityElementsHidden,
      cover: surroundings.cover)
    element.children.reserveCapacity(view.subviews.count)
    let subviews = view.subviews
    let modal = subviews.lastIndex { ($0 as? PresentationContainerView)?.isModal ?? false }
    let accessibilityModal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let order = accessibilityOrder(of: view, subviews)
    for (index, subview) in subviews.enumerated() {
      var around = inner
      if let accessibilityModal, subview !== accessibilityModal {
        around.isHiddenFromAccessibility = true
      }
      if let order, order[index] == nil { around.isHiddenFromAccessibility = true }
      if let modal, index < modal, let container = subviews[modal] as? PresentationContainerView {
        around.isHiddenFromAccessibility = true
        around.cover = container.cover.map { cover in
          cover.offsetBy(
            dx: inner.origin.x + container.frame.minX, dy: inner.origin.y + container.frame.minY)
        }
      }
      element.children.append(self.element(of: subview, in: around))
    }
    if let order { element.children = inOrder(order, element.children) }
    return element
  }

  /// The places of subviews among the elements that a view says are all that can be read in it, where it says so.
  private static func accessibilityOrder(of view: UIView, _ subviews: [UIView]) -> [Int?]? {
    guard let elements = view.accessibilityElements else { return nil }
    return subviews.map { subview in
      elements.firstIndex { ($0 as? UIView)?.isDescendant(of: subview) ?? false }
    }
  }

  /// The elements that have a place in the order of their places, then the others.
  private static func inOrder(_ places: [Int?], _ elements: [ScreenElement]) -> [ScreenElement] {
    zip(places, elements).enumerated()
      .sorted { ($0.element.0 ?? .max, $0.offset) < ($1.element.0 ?? .max, $1.offset) }
      .map(\.element.1)
  }
}
