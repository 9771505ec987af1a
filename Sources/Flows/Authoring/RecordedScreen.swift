import DeviceProtocol
import Foundation
import Safeguards

/// A screen that was captured during a recording, with names for its elements.
struct RecordedScreen {
  /// The kinds of elements that are touched as a whole.
  private static let controls: Set<ElementKind> = [
    .button, .toggle, .slider, .stepper, .segmentedControl, .textField, .secureTextField,
    .searchField, .textView, .pageIndicator, .datePicker, .colorWell, .link, .menuItem, .key,
    .pickerWheel, .icon,
  ]

  let root: ScreenElement
  let index: ElementIndex
  private let suggestion: SelectorSuggestion

  init(_ root: ScreenElement) {
    self.root = root
    index = ElementIndex(root)
    suggestion = SelectorSuggestion(index)
  }

  // MARK: - Elements at a position

  /// Returns the elements at a point, from the outermost to the frontmost one that's meaningful to
  /// users.
  func path(to point: CGPoint) -> [ScreenElement] {
    Self.path(to: point, in: root) ?? [root]
  }

  private static func path(to point: CGPoint, in element: ScreenElement) -> [ScreenElement]? {
    for child in element.children.reversed() {
      if let path = path(to: point, in: child) { return [element] + path }
    }
    return element.isVisible && element.frame.contains(point) && element.isKnown ? [element] : nil
  }

  /// Returns the element that a touch at a point refers to.
  func element(at point: CGPoint) -> ScreenElement? {
    let path = path(to: point)
    guard path.count > 1, let last = path.last else { return nil }
    if let control = path.last(where: { Self.controls.contains($0.kind ?? .other) }) {
      return control
    }
    if last.kind == .cell { return last.firstText ?? last }
    if last.isAccessible || last.text?.isEmpty == false { return last }
    return path.last { $0.isAccessible } ?? last
  }

  /// Returns the target of a touch at a point.
  func target(at point: CGPoint) -> RecordedTarget {
    guard let element = element(at: point) else { return target(ofPlace: point) }
    return target(of: element, touchedAt: point)
  }

  private func target(ofPlace point: CGPoint) -> RecordedTarget {
    RecordedTarget(
      query: nil,
      place: CGPoint(x: part(point.x, root.frame.width), y: part(point.y, root.frame.height)))
  }

  /// Returns an element in the form that flows and tests use to find it.
  /// - Parameter point: The location of the touch, or `nil` for the element's center.
  func target(of element: ScreenElement, touchedAt point: CGPoint? = nil) -> RecordedTarget {
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    var target = target(ofPlace: point ?? middle)
    // Only its value identifies a wheel.
    let byValue = element.role == .picker
    guard let selector = suggestion.suggestion(for: element, byValue: byValue) else {
      return target
    }
    target.id = element.id
    target.selector = selector
    target.kind = element.kind
    target.query = query(for: element)
    if let point, !isMeant(element, byItsMiddle: middle, and: point) {
      target.inside = CGPoint(
        x: part(point.x - element.frame.minX, element.frame.width),
        y: part(point.y - element.frame.minY, element.frame.height))
    }
    return target
  }

  /// Returns whether a touch in an element's center has the same effect as a touch at a point.
  private func isMeant(
    _ element: ScreenElement, byItsMiddle middle: CGPoint, and point: CGPoint
  ) -> Bool {
    let isWhole =
      Self.controls.contains(element.kind ?? .other) || element.kind == .staticText
      || element.kind == .cell || element.traits & 1 != 0
    let isNear =
      abs(point.x - middle.x) < max(22, element.frame.width * 0.1)
      && abs(point.y - middle.y) < max(22, element.frame.height * 0.1)
    guard isWhole || isNear else { return false }
    // Something else may cover the center.
    let hit = path(to: middle)
    return hit.contains { $0.id == element.id }
      || hit.last.map { last in path(to: point).contains { $0.id == last.id } } ?? false
  }

  private func part(_ length: Double, _ whole: Double) -> Double {
    whole > 0 ? (length / whole * 1000).rounded() / 1000 : 0
  }

  // MARK: - Names

  /// Returns the part of a UI test's query after the app that finds an element.
  func query(for element: ScreenElement) -> String? {
    let kind = element.kind ?? .other
    let names = [element.identifier, element.label, element.text, element.placeholder]
    guard let name = names.compactMap(\.self).first(where: { !$0.isEmpty }) else { return nil }
    let same = Self.testElements(of: root).filter {
      ($0.kind ?? .other) == kind
        && [$0.identifier, $0.label, $0.text, $0.value, $0.placeholder].contains(name)
    }
    let query = "\(kind.queryName)[\(SwiftCode(literal: name))]"
    guard same.count > 1, let index = same.firstIndex(where: { $0.id == element.id }) else {
      return query
    }
    if index == 0 { return query + ".firstMatch" }
    return "\(kind.queryName).matching(identifier: \(SwiftCode(literal: name)))"
      + ".element(boundBy: \(index))"
  }

  /// Returns the index of an element among the elements with the same type in UI tests.
  func position(of element: ScreenElement) -> Int? {
    Self.testElements(of: root).filter { $0.kind == element.kind }
      .firstIndex { $0.id == element.id }
  }

  /// Returns the elements that a UI test can find, without the contents of elements that are read
  /// as a whole.
  private static func testElements(of element: ScreenElement) -> [ScreenElement] {
    let showsContent =
      !element.isAccessible
      || [.button, .cell, .textField, .secureTextField, .searchField].contains(element.kind)
    return [element] + (showsContent ? element.children.flatMap(testElements) : [])
  }

  /// The visible elements that are meaningful to users, without the software keyboard.
  var known: [ScreenElement] { Self.known(in: root) }

  private static func known(in element: ScreenElement) -> [ScreenElement] {
    guard element.role != .keyboard, element.kind != .keyboard else { return [] }
    let own = element.isVisible && element.isKnown ? [element] : []
    return own + element.children.flatMap(known)
  }

  /// Returns the element with an ID.
  func element(_ id: Int?) -> ScreenElement? {
    index.entries.first { $0.element.id == id }?.element
  }
}

extension ScreenElement {
  /// Whether users or tests can identify the element.
  var isKnown: Bool {
    isAccessible || identifier?.isEmpty == false || role != nil || text?.isEmpty == false
  }

  /// The first visible text in the element.
  var firstText: ScreenElement? {
    for child in children where child.isVisible {
      if child.text?.isEmpty == false { return child }
      if let text = child.firstText { return text }
    }
    return nil
  }
}
