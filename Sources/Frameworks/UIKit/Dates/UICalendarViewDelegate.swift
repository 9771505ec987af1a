import Foundation

/// The methods that decorate the dates of a calendar view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarviewdelegate>.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration below a date.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when the calendar view shows another month.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`, so that dates have no decoration.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
