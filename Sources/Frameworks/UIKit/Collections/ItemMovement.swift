import AppRuntime
import Foundation

/// An item that a user is moving within a collection view.
struct ItemMovement {
  /// The item's index path in the data source.
  let origin: IndexPath
  /// The index path where the item is shown.
  var place: IndexPath
  /// The position that the user has moved the item's center to.
  var position: CGPoint
  /// The timer that scrolls while the item is near an end of the visible area.
  var scrolling: DeviceClock.Timer?
  /// The number of items in each section before the movement.
  let counts: [Int]
  /// Whether the item is being dragged, so that its cell isn't visible.
  var isDrag = false

  /// The differences between the displayed items and the data source.
  var changes: ListChanges {
    var changes = ListChanges()
    if place != origin { changes.movedRows = [origin: place] }
    return changes
  }

  /// The number of displayed items in each section.
  var shownCounts: [Int] {
    var shown = counts
    shown[origin.section] -= 1
    shown[place.section] += 1
    return shown
  }

  /// Returns the data source's index path for a displayed index path.
  func origin(of shown: IndexPath) -> IndexPath {
    guard place != origin else { return shown }
    return RowRenumbering(changes, from: counts, to: shownCounts).origin(of: shown) ?? shown
  }
}
