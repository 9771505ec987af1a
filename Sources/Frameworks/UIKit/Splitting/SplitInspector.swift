import CoreGraphics

/// The widths of a split view controller's inspector and of the column next to it.
@MainActor
struct SplitInspector {
  /// The width that an inspector has at least, unless the app sets a different one.
  static let usualMinimumWidth = SystemDesign.current.splits.inspectorWidth

  var minimumWidth = UISplitViewController.automaticDimension
  var maximumWidth = UISplitViewController.automaticDimension
  var preferredWidth = UISplitViewController.automaticDimension
  var preferredFraction = UISplitViewController.automaticDimension
  var minimumSecondaryWidth = UISplitViewController.automaticDimension
  var preferredSecondaryWidth = UISplitViewController.automaticDimension
  var preferredSecondaryFraction = UISplitViewController.automaticDimension

  /// Whether the app has set a width for the secondary column.
  var prefersSecondaryWidth: Bool {
    [preferredSecondaryWidth, preferredSecondaryFraction].contains {
      $0 != UISplitViewController.automaticDimension
    }
  }

  /// Returns the width of an inspector that leaves the secondary column its preferred width.
  ///
  /// It's `nil` if the app prefers no width for the secondary column, or one for the inspector.
  func widthBesidePreferredSecondary(in room: CGFloat, of whole: CGFloat) -> CGFloat? {
    let automatic = UISplitViewController.automaticDimension
    guard prefersSecondaryWidth, preferredWidth == automatic, preferredFraction == automatic
    else { return nil }
    let secondary =
      preferredSecondaryWidth == automatic
      ? whole * preferredSecondaryFraction : preferredSecondaryWidth
    let most = maximumWidth == automatic ? room : maximumWidth
    return max(leastWidth, min(most, room - secondary))
  }

  private var leastWidth: CGFloat {
    minimumWidth == UISplitViewController.automaticDimension
      ? Self.usualMinimumWidth : minimumWidth
  }

  /// Returns the width of an inspector beside the secondary column, which is narrower if the
  /// secondary column needs the space.
  func width(_ width: CGFloat, besideSecondaryIn room: CGFloat) -> CGFloat {
    guard minimumSecondaryWidth != UISplitViewController.automaticDimension else { return width }
    return min(width, max(leastWidth, room - minimumSecondaryWidth))
  }

  /// Returns the width of the secondary column beside or behind an inspector.
  func secondaryWidth(in room: CGFloat, besideInspector width: CGFloat) -> CGFloat {
    min(room, max(0, minimumSecondaryWidth, room - width))
  }
}
