import DeviceProtocol
import Foundation

/// An element on the screen that a user can interact with.
struct UsableElement {
  /// The way in which the element is used.
  enum Use: String {
    case tap
    /// The element is tapped, and then text is typed.
    case edit
    /// The thumb of the slider is dragged.
    case slide
    /// The wheel is turned.
    case spin
    /// The content is scrolled.
    case scroll
  }

  let use: Use
  /// The name that's visible to users, or an empty string if there is none.
  let name: String
  /// A key that identifies the element, even on different screens.
  let key: String
  /// The visible part of the element's frame.
  let frame: CGRect
  /// The range of values of the element, and its current value.
  let range: ElementRange?

  /// The point at which the element is tapped, in whole points.
  var middle: CGPoint { CGPoint(x: frame.midX.rounded(.down), y: frame.midY.rounded(.down)) }

  private init(_ element: ScreenElement, use: Use, on screen: CGRect) {
    self.use = use
    name = Self.name(of: element)
    let place = "\(Int(element.frame.minX)) \(Int(element.frame.minY))"
    key = "\(use) \(element.type) \(element.identifier ?? (name.isEmpty ? place : name))"
    frame = element.frame.intersection(screen)
    range = element.range
  }

  /// Returns the usable elements of a screen, in order.
  ///
  /// If there's an alert, only its buttons are returned.
  static func all(on screen: ScreenElement) -> [UsableElement] {
    let visible = lastQuestion(in: screen) ?? screen
    var found: [UsableElement] = []
    collect(visible, on: screen.frame, to: &found)
    guard let keyboard = keyboard(in: screen) else { return found }
    return found.filter { !keyboard.contains($0.middle) }
  }

  private static func collect(
    _ element: ScreenElement, on screen: CGRect, to found: inout [UsableElement]
  ) {
    guard element.isVisible, element.role != .keyboard else { return }
    if element.isEnabled, let use = use(of: element) {
      let usable = UsableElement(element, use: use, on: screen)
      if usable.frame.width >= 1, usable.frame.height >= 1 { found.append(usable) }
    }
    for child in element.children { collect(child, on: screen, to: &found) }
  }

  private static func use(of element: ScreenElement) -> Use? {
    switch element.role {
    case .toggle, .tab, .segment, .row: return .tap
    case .slider: return .slide
    case .picker: return .spin
    case .list: return .scroll
    case .textView: return element.has(.textEntry) ? .edit : nil
    case .alert, .sheet, .tabBar, .segments, .progress, .keyboard, .bar, nil: break
    }
    guard element.isAccessible else { return nil }
    if element.has(.textEntry) || element.has(.searchField) { return .edit }
    return element.has(.button) || element.has(.link) || element.has(.adjustable) ? .tap : nil
  }

  private static func lastQuestion(in element: ScreenElement) -> ScreenElement? {
    guard element.isVisible else { return nil }
    for child in element.children.reversed() {
      if let question = lastQuestion(in: child) { return question }
    }
    return element.role == .alert || element.role == .sheet ? element : nil
  }

  private static func keyboard(in element: ScreenElement) -> CGRect? {
    guard element.isVisible else { return nil }
    if element.role == .keyboard { return element.frame }
    for child in element.children {
      if let frame = keyboard(in: child) { return frame }
    }
    return nil
  }

  private static func name(of element: ScreenElement) -> String {
    let names = [element.label, element.text, element.placeholder, element.identifier]
    if let name = names.lazy.compactMap(\.self).first(where: { !$0.isEmpty }) { return name }
    return element.children.lazy.map(Self.name).first { !$0.isEmpty } ?? ""
  }
}
