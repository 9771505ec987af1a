import AppRuntime
import Foundation

/// An item that a user is moving within a collection view.
struct ItemMovement {
  /// The item's index path in the data source.
  let origin: IndexPath
  /// The index path at which the item is shown.
  var place: IndexPath
  /// The position to which the user has moved the item's center.
  var position: CGPoint
  /// Scrolls while the item is near an end of the visible area.
  var scrolling: DeviceClock.Timer?
  /// The items of each section before.
  let counts: [Int]
  /// Whether the item is on its way in a drag, so that its cell isn't seen.
  var isDrag = false

  /// The changes that the displayed items have relative to the data source.
  var changes: ListChanges {
    var changes = ListChanges()
    if place != origin { changes.movedRows = [origin: place] }
    return changes
  }

  /// The items of each section as they are shown.
  var shownCounts: [Int] {
    var shown = counts
    shown[origin.section] -= 1
    shown[place.section] += 1
    return shown
  }

  /// Returns the data source's index path for the displayed one of an item.
  func origin(of shown: IndexPath) -> IndexPath {
    guard place != origin else { return shown }
    return RowRenumbering(changes, from: counts, to: shownCounts).origin(of: shown) ?? shown
  }
}
