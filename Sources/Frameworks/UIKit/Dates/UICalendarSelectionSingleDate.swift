import Foundation

/// A selection behavior that lets users select one date in a calendar view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate>.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that determines which dates can be selected and is notified of selections.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// Creates a selection with a delegate.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected date.
  open var selectedDate: DateComponents? {
    didSet { view?.reloadSelection() }
  }

  /// Selects a date without informing the delegate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    selectedDate.map { view?.isSameDay($0, day) ?? false } ?? false
  }

  override func mayChoose(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  /// Selects a day.
  ///
  /// If it's already selected, this clears the selection, provided that the delegate allows an
  /// empty selection.
  override func choose(_ day: DateComponents) {
    guard isSelected(day) else {
      selectedDate = day
      delegate?.dateSelection(self, didSelectDate: day)
      return
    }
    guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
    selectedDate = nil
    delegate?.dateSelection(self, didSelectDate: nil)
  }
}
