import DeviceProtocol
import DisplayList
import Foundation

/// What is on the screen, as flows, tests and screen readers see it.
@MainActor
enum ElementSnapshot {
  /// Which views there are elements for.
  enum Scope { case all, visible }

  /// All windows, the foremost last, under an element that stands for the screen.
  static func take(_ scope: Scope) -> ScreenElement {
    let size = UIScreen.main.bounds.size
    var screen = ScreenElement(
      id: 0, type: "UIScreen", frame: CGRect(origin: .zero, size: size))
    for window in UIApplication.shared.windowsBackToFront {
      let surroundings = Surroundings(
        scope: scope, origin: .zero, clip: screen.frame, isVisible: true,
        isHiddenFromAccessibility: false)
      if let element = element(of: window, in: surroundings) { screen.children.append(element) }
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
    let scope: Scope
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
    let name = TypeName.short(type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The element of a view, or `nil` if it and all views in it are beyond the scope.
  private static func element(of view: UIView, in surroundings: Surroundings) -> ScreenElement? {
    let isShown = surroundings.isVisible && !view.isHidden && view.alpha > 0.01
    if surroundings.scope == .visible, !isShown { return nil }
    let frame = frame(of: view, in: surroundings)
    let visiblePart = frame.intersection(surroundings.clip)
    let isOutside = visiblePart.isNull || visiblePart.isEmpty
    let subviews = view.subviews
    if surroundings.scope == .visible, isOutside, view.clipsToBounds || subviews.isEmpty {
      return nil
    }

    var element = ScreenElement(
      id: identity(of: view), type: name(of: type(of: view)), frame: frame)
    element.isAccessible =
      view.isAccessibilityElement && isShown && !surroundings.isHiddenFromAccessibility
    element.isVisible =
      isShown && !isOutside && !(surroundings.cover?.contains(visiblePart) ?? false)
    describe(view, &element, isHiddenFromAccessibility: surroundings.isHiddenFromAccessibility)

    var inner = surroundings
    inner.origin = CGPoint(
      x: frame.origin.x - view.bounds.origin.x, y: frame.origin.y - view.bounds.origin.y)
    if view.clipsToBounds { inner.clip = visiblePart.isNull ? .zero : visiblePart }
    inner.isVisible = isShown
    inner.isHiddenFromAccessibility =
      surroundings.isHiddenFromAccessibility || view.accessibilityElementsHidden
    element.children = children(subviews, of: view, in: inner)
    let isInScope = surroundings.scope == .all || element.isVisible || !element.children.isEmpty
    return isInScope ? element : nil
  }

  /// The frame on the screen; what is nowhere can be neither seen nor written as JSON.
  private static func frame(of view: UIView, in surroundings: Surroundings) -> CGRect {
    let frame = view.frame.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y)
    let isSomewhere =
      !frame.isNull && !frame.isInfinite
      && (frame.minX + frame.minY + frame.width + frame.height).isFinite
    return isSomewhere ? frame : .zero
  }

  private static func describe(
    _ view: UIView, _ element: inout ScreenElement, isHiddenFromAccessibility: Bool
  ) {
    element.identifier = view.accessibilityIdentifier
    element.label = view.accessibilityLabel
    element.value = view.accessibilityValue
    element.hint = view.accessibilityHint
    element.traits = view.accessibilityTraits.rawValue
    element.isFocused = view.isFirstResponder
    element.tintColor = shownTint(of: view)
    view.describe(&element)
    if element.isVisible, !isHiddenFromAccessibility {
      AccessibilityRoles.describe(view, &element)
    }
    if element.backgroundColor == nil, let color = view.backgroundColor {
      element.backgroundColor = Color(color, traits: view.traitCollection)
    }
  }

  /// The tint color of the view before, which most views share.
  private static var lastTint: (color: UIColor, traits: UITraitCollection, shown: Color)?

  private static func shownTint(of view: UIView) -> Color? {
    guard let color = view.tintColor else { return nil }
    let traits = view.traitCollection
    if let lastTint, lastTint.color === color, lastTint.traits === traits { return lastTint.shown }
    let shown = Color(color, traits: traits)
    lastTint = (color, traits, shown)
    return shown
  }

  private static func children(
    _ subviews: [UIView], of view: UIView, in surroundings: Surroundings
  ) -> [ScreenElement] {
    let modal = subviews.lastIndex { ($0 as? PresentationContainerView)?.isModal ?? false }
    let accessibilityModal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let order = accessibilityOrder(of: view, subviews)
    let children = subviews.enumerated().map { index, subview in
      var around = surroundings
      if let accessibilityModal, subview !== accessibilityModal {
        around.isHiddenFromAccessibility = true
      }
      if let order, order[index] == nil { around.isHiddenFromAccessibility = true }
      if let modal, index < modal, let container = subviews[modal] as? PresentationContainerView {
        around.isHiddenFromAccessibility = true
        around.cover = container.cover?.offsetBy(
          dx: surroundings.origin.x + container.frame.minX,
          dy: surroundings.origin.y + container.frame.minY)
      }
      return element(of: subview, in: around)
    }
    return (order.map { inOrder($0, children) } ?? children).compactMap(\.self)
  }

  /// The places of subviews among the elements that a view says are all that can be read in it, where it says so.
  private static func accessibilityOrder(of view: UIView, _ subviews: [UIView]) -> [Int?]? {
    guard let elements = view.accessibilityElements else { return nil }
    return subviews.map { subview in
      elements.firstIndex { ($0 as? UIView)?.isDescendant(of: subview) ?? false }
    }
  }

  /// The elements that have a place in the order of their places, then the others.
  private static func inOrder(_ places: [Int?], _ elements: [ScreenElement?])
    -> [ScreenElement?]
  {
    zip(places, elements).enumerated()
      .sorted { ($0.element.0 ?? .max, $0.offset) < ($1.element.0 ?? .max, $1.offset) }
      .map(\.element.1)
  }
}
