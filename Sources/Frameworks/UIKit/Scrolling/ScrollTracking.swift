import AppRuntime
import Foundation

/// The scroll views that the user drags or that are still moving.
@MainActor
enum ScrollTracking {
  @MainActor private struct Place {
    weak var view: UIScrollView?
    /// Whether the view is moving on the screen.
    ///
    /// A view that's removed while it's moving never stops.
    var isMoving: Bool {
      guard let view, view.storedWindow != nil else { return false }
      return view.isDragging || view.isDecelerating
    }
  }

  private static var places: [Place] = []

  /// Whether the user is scrolling.
  static var isActive: Bool {
    if !places.isEmpty { places.removeAll { !$0.isMoving } }
    return !places.isEmpty
  }

  /// Called when a scroll view may have started to move.
  static func mayHaveBegun(_ view: UIScrollView) {
    guard view.isDragging || view.isDecelerating, !places.contains(where: { $0.view === view })
    else { return }
    places.append(Place(view: view))
  }
}

extension RunLoop.Mode {
  /// The mode of the main run loop while the user scrolls, in which timers for the default mode
  /// don't fire.
  public static let tracking = RunLoopTracking.mode
}
