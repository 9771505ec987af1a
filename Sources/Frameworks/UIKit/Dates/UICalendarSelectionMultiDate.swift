import Foundation

/// A selection behavior that lets users select several dates in a calendar view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate>.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that determines which dates can be selected and is notified of selections.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// Creates a selection with a delegate.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected dates.
  open var selectedDates: [DateComponents] = [] {
    didSet { view?.reloadSelection() }
  }

  /// Selects dates without informing the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  private func index(of day: DateComponents) -> Int? {
    selectedDates.firstIndex { view?.isSameDay($0, day) ?? false }
  }

  override func isSelected(_ day: DateComponents) -> Bool { index(of: day) != nil }

  override func mayChoose(_ day: DateComponents) -> Bool {
    isSelected(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func choose(_ day: DateComponents) {
    if let index = index(of: day) {
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
