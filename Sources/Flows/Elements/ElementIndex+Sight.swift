import DeviceProtocol
import Foundation

/// The visibility of elements.
extension ElementIndex {
  /// Returns whether a fraction of an element, from 0 to 1, is on a screen and not covered by a
  /// bar, as far as there's space for it.
  func isInSight(_ entry: Entry, part: Double = 1, on screen: CGRect) -> Bool {
    isShown(entry, part, on: screen, beneath: bars(over: entry))
  }

  /// Returns whether a fraction of an element, from 0 to 1, is on a screen, even if something
  /// covers it.
  func isOnScreen(_ entry: Entry, part: Double = 1, _ screen: CGRect) -> Bool {
    isShown(entry, part, on: screen, beneath: [])
  }

  private func isShown(
    _ entry: Entry, _ part: Double, on screen: CGRect, beneath bars: [CGRect]
  ) -> Bool {
    let frame = entry.element.frame
    let shown = frame.intersection(screen)
    let free = screen.height - bars.reduce(0) { $0 + $1.intersection(screen).height }
    let most = min(frame.width, screen.width) * max(0, min(frame.height, free))
    let seen = shown.area - bars.reduce(0) { $0 + $1.intersection(shown).area }
    return seen >= most * part - 0.01
  }

  /// Returns the frames of the bars in front of an element, including the areas that they cover
  /// around them.
  private func bars(over entry: Entry) -> [CGRect] {
    entries.dropFirst(entry.position + 1)
      .filter { $0.element.isBar && !$0.ancestors.contains(entry.position) }
      .map { bar in
        entries.dropFirst(bar.position + 1).prefix { $0.ancestors.contains(bar.position) }
          .reduce(bar.element.frame) { $0.union($1.element.frame) }
      }
  }
}

extension ScreenElement {
  /// Whether the element is a bar, which doesn't move when content scrolls under it.
  fileprivate var isBar: Bool { role == .bar || role == .tabBar || role == .keyboard }
}

extension CGRect {
  fileprivate var area: Double { isNull ? 0 : width * height }
}
