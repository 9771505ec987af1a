import FoundationSupplement

/// The behavior of the system's own parts in a release of iOS, whichever design an app has.
///
/// `DesignSelection` chooses the behavior of the device's system.
struct SystemBehavior: Sendable {
  /// Where drags start that lead back to the previous view controller.
  enum BackDrag: Sendable {
    /// At the leading edge of the screen.
    case edge
    /// Anywhere in the content.
    case content
  }

  /// The calls of delegates before text changes.
  enum TextChangeCalls: Sendable {
    /// With the smallest range that contains all ranges.
    case union
    /// With all ranges.
    case ranges
  }

  var backDrag: BackDrag
  /// Whether scrolling minimizes a phone's tab bar, if the app asks for it.
  var minimizesTabBars: Bool
  /// Whether an integrated search bar is among the items of a bar, even if the app doesn't use the
  /// item for it.
  var integratesSearch: Bool
  var textChangeCalls: TextChangeCalls
  /// Whether changes of observable properties repeat updates, unless the app decides.
  var tracksObservation: Bool
  /// The margins of a view, in points.
  var viewMargins: NSDirectionalEdgeInsets

  /// The behavior of the device's system.
  static let current = DesignSelection.behavior(of: RunningSystem.current)

  /// Returns the behavior with changes.
  func with(_ change: (inout SystemBehavior) -> Void) -> SystemBehavior {
    var changed = self
    change(&changed)
    return changed
  }
}
