import Foundation

/// The methods that determine which dates can be selected in a calendar view and respond to
/// selections.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate>.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a date or cleared the selection.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a date can be selected, or whether the selection can be empty if there's no
  /// date.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`, so that every date can be selected.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
