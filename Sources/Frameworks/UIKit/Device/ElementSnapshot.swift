import DeviceProtocol
import DisplayList
import Foundation

/// A snapshot of the screen's elements for flows, tests, and screen readers.
@MainActor
enum ElementSnapshot {
  /// The elements that a snapshot contains.
  enum Scope {
    case all, visible
    /// All elements, each with its kind in UI tests.
    case kinds
    /// The elements that a UI test can find.
    ///
    /// This includes elements beyond the edges of the screen, but not elements that are hidden or
    /// inside an accessible element.
    case automation
    /// The elements that a UI test can find, with their legibility.
    case audit
    /// The visible elements that match a query.
    case sought(ElementQuery)
  }

  /// Returns all windows, with the frontmost last, under an element that represents the screen.
  static func take(_ scope: Scope) -> ScreenElement {
    let size = UIScreen.main.bounds.size
    var screen = ScreenElement(
      id: 0, type: "UIScreen", frame: CGRect(origin: .zero, size: size))
    let walk = ElementWalk(scope)
    for window in UIApplication.shared.windowsBackToFront {
      walk.add(window, on: screen.frame, to: &screen.children)
    }
    return screen
  }

  /// Returns the view that an element represents.
  static func view(withID id: Int) -> UIView? {
    first { identity(of: $0) == id ? $0 : nil }
  }

  /// Returns the first match in a view, from the front window to the back.
  static func first<Found>(_ find: (UIView) -> Found?) -> Found? {
    func search(_ view: UIView) -> Found? {
      if let found = find(view) { return found }
      for subview in view.subviews {
        if let found = search(subview) { return found }
      }
      return nil
    }
    for window in UIApplication.shared.windowsFrontToBack {
      if let found = search(window) { return found }
    }
    return nil
  }

  /// Returns the ID of the element that represents a view.
  ///
  /// A row keeps its own ID, whichever cell shows it.
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

  /// Returns the ID of an item in a list.
  ///
  /// It's above all addresses, but small enough to be represented exactly in JavaScript.
  static func identity(ofItem place: IndexPath, in list: UIView) -> Int {
    let address = Int(bitPattern: Unmanaged.passUnretained(list).toOpaque())
    let mixed = (address &* 1_000_003 &+ place.section) &* 1_000_003 &+ place.item
    return mixed & (1 << 52 - 1) | 1 << 51
  }

  private static var typeNames: [ObjectIdentifier: String] = [:]

  /// Returns the public name of a view's class.
  ///
  /// For internal classes of UIKit, it's the name of their public superclass.
  static func name(of type: UIView.Type) -> String {
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    var known: UIView.Type = type
    while TypeName.qualified(known).hasPrefix("UIKit."), !TypeName.short(known).hasPrefix("UI"),
      let parent = _getSuperclass(known) as? UIView.Type
    {
      known = parent
    }
    let name = TypeName.short(known)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  /// Describes the text of an element that flows can search for.
  static func describeTexts(of view: UIView, _ element: inout ScreenElement) {
    element.identifier = view.accessibilityIdentifier
    element.label = view.accessibilityLabel ?? view.accessibilityAttributedLabel?.string
    element.value = view.accessibilityValue ?? view.accessibilityAttributedValue?.string
    view.describe(&element)
  }

  /// Describes an element that represents a view.
  static func describe(
    _ view: UIView, _ element: inout ScreenElement, isHiddenFromAccessibility: Bool
  ) {
    element.id = identity(of: view)
    element.type = name(of: type(of: view))
    element.kindName = view.kindName
    element.hint = view.accessibilityHint ?? view.accessibilityAttributedHint?.string
    element.traits = view.accessibilityTraits.rawValue
    element.isFocused = view.isFirstResponder
    element.tintColor = shownTint(of: view)
    describeTexts(of: view, &element)
    if element.isVisible, !isHiddenFromAccessibility {
      view.describeRole(&element)
    }
    if element.backgroundColor == nil, let color = view.backgroundColor {
      element.backgroundColor = Color(color, traits: view.traitCollection)
    }
  }

  /// The tint color of the previous view, which most views have in common.
  private static var lastTint: (color: UIColor, traits: UITraitCollection, shown: Color)?

  private static func shownTint(of view: UIView) -> Color? {
    guard let color = view.tintColor else { return nil }
    let traits = view.traitCollection
    if let lastTint, lastTint.color === color, lastTint.traits === traits { return lastTint.shown }
    let shown = Color(color, traits: traits)
    lastTint = (color, traits, shown)
    return shown
  }
}
