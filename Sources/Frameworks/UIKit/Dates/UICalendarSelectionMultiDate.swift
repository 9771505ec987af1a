import Foundation

/// Lets people select several dates in a calendar view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate>.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that decides what can be selected and that is informed of selections.
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

/// Decides what can be selected in a calendar view, and is informed of selections.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate>.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when a person has selected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when a person has deselected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a date can be selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether a date can be deselected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Every date can be selected.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Every date can be deselected.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
