import Foundation

/// The dates that users can select in a calendar view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselection>.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  override init() {
    super.init()
  }

  /// Asks the delegate again for the dates that can be selected.
  open func updateSelectableDates() {
    view?.reloadSelection()
  }

  func isSelected(_ day: DateComponents) -> Bool { false }

  func mayChoose(_ day: DateComponents) -> Bool { false }

  func choose(_ day: DateComponents) {}
}
