import DeviceProtocol
import Foundation

/// The values of controls, and the elements that drags move.
extension RecordedScreen {
  private static let scrolling: Set<ElementKind> = [
    .table, .collectionView, .scrollView, .textView,
  ]

  /// Returns the control that flows set for an element.
  ///
  /// For a wheel, it's the picker with all its wheels.
  func wholeControl(of control: ScreenElement) -> ScreenElement {
    guard control.role == .picker,
      let entry = index.entries.first(where: { $0.element.id == control.id })
    else { return control }
    let holders = entry.ancestors.map { index.entries[$0].element }
    let picker =
      holders.first { $0.kind == .datePicker } ?? holders.first { $0.kind == .picker }
    return picker.flatMap { target(of: $0).selector == nil ? nil : $0 } ?? control
  }

  /// Returns whether a flow can identify a control.
  func canBeSet(_ control: ScreenElement) -> Bool {
    target(of: wholeControl(of: control)).selector != nil
  }

  /// Returns the value that a control is set to.
  func adjustment(of control: ScreenElement) -> RecordedAdjustment {
    let wheels = Self.wheels(of: control)
    if !wheels.isEmpty {
      return RecordedAdjustment(
        texts: wheels.map { $0.value ?? "" },
        wheels: wheels.map { "pickerWheels.element(boundBy: \(position(of: $0) ?? 0))" })
    }
    let value = control.range?.value ?? control.value.flatMap(Double.init) ?? 0
    guard let range = control.range, control.kind == .slider else {
      return RecordedAdjustment(texts: [Self.text(value, within: 1)])
    }
    let span = range.maximum - range.minimum
    return RecordedAdjustment(
      texts: [Self.text(value, within: span)],
      position: span > 0 ? (value - range.minimum) / span : 0)
  }

  private static func wheels(of element: ScreenElement) -> [ScreenElement] {
    if element.role == .picker { return [element] }
    return element.children.filter(\.isVisible).flatMap(wheels)
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// Returns a number with the precision that users can achieve.
  private static func text(_ number: Double, within span: Double) -> String {
    let digits = max(0, 4 - Int(log10(max(span, 1e-6)).rounded(.up)))
    let unit = pow(10, Double(digits))
    let rounded = (number * unit).rounded() / unit
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns the content that a drag at a point scrolls.
  func scrolled(at point: CGPoint) -> ScreenElement? { Self.scrolled(at: point, in: root) }

  private static func scrolled(at point: CGPoint, in element: ScreenElement) -> ScreenElement? {
    for child in element.children.reversed() {
      if let found = scrolled(at: point, in: child) { return found }
    }
    let isContent = element.kind.map(scrolling.contains) ?? false
    return element.isVisible && isContent && element.frame.contains(point) ? element : nil
  }

  /// Returns the element that a drag refers to if a flow should name it instead of a point on the
  /// screen.
  ///
  /// It's a swiped row or an element without scrollable content.
  func draggedElement(
    from start: CGPoint, to end: CGPoint, isHorizontal: Bool
  ) -> ScreenElement? {
    let path = path(to: start)
    if isHorizontal, let cell = path.last(where: { $0.kind == .cell }) { return cell }
    guard scrolled(at: start) == nil, let last = path.last, path.count > 1,
      last.frame.contains(end)
    else { return nil }
    return last
  }

  /// Returns whether content scrolls when `scrollUntilVisible` swipes across the center of the
  /// screen.
  func isScrolledByFlows(_ content: ScreenElement) -> Bool {
    let screen = root.frame
    return content.frame.contains(CGPoint(x: screen.midX, y: screen.midY))
      && content.frame.height > screen.height * 0.4
  }

  /// Returns whether all elements that a selector matches are completely visible.
  func isInSight(_ suggested: SuggestedSelector) -> Bool {
    var selector = ElementSelector()
    switch suggested.key {
    case .id: selector.id = TextPattern(suggested.text)
    case .text: selector.text = TextPattern(suggested.text)
    }
    return selector.found(in: index).contains { index.isInSight($0, on: root.frame) }
  }

  /// Returns whether an element is completely visible.
  func isInSight(_ element: ScreenElement) -> Bool {
    index.entries.contains {
      $0.element.id == element.id && index.isInSight($0, on: root.frame)
    }
  }
}
