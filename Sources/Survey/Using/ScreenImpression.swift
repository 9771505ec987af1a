import DeviceProtocol
import Foundation

/// A simplified description of a screen, for determining whether another screen is different.
struct ScreenImpression {
  private var features: Set<String> = []

  init(_ screen: ScreenElement) {
    add(screen)
  }

  private mutating func add(_ element: ScreenElement) {
    guard element.isVisible, element.role != .keyboard else { return }
    if element.isAccessible || element.role != nil {
      let frame = element.frame
      features.insert("\(element.type) \(Int(frame.midX)) \(Int(frame.midY)) \(Int(frame.width))")
    }
    for child in element.children { add(child) }
  }

  /// Returns whether the two screens have less than half of their content in common.
  func isOther(than other: ScreenImpression) -> Bool {
    let common = features.intersection(other.features).count
    return common * 2 < features.union(other.features).count
  }
}
