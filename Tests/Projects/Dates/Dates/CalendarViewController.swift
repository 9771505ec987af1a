import UIKit

/// A calendar with decorations, in which several days can be selected, except on weekends.
class CalendarViewController: UIViewController, UICalendarViewDelegate,
  UICalendarSelectionMultiDateDelegate
{
  private let calendar = UICalendarView()
  private let result = UILabel(frame: CGRect(x: 20, y: 120, width: 350, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    calendar.frame = CGRect(x: 20, y: 160, width: 350, height: 400)
    calendar.calendar = Moments.calendar
    calendar.locale = Moments.locale
    calendar.visibleDateComponents = DateComponents(year: 2023, month: 3)
    calendar.delegate = self
    calendar.selectionBehavior = UICalendarSelectionMultiDate(delegate: self)
    result.accessibilityIdentifier = "result"
    view.addSubview(calendar)
    view.addSubview(result)
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 7: .default(color: .systemRed, size: .large)
    case 17: .image(UIImage(systemName: "leaf.fill"), color: .systemGreen, size: .large)
    default: nil
    }
  }

  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    result.text =
      "from \(previousDateComponents.month!) to \(calendarView.visibleDateComponents.month!)"
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {
    show(selection)
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {
    show(selection)
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    !Moments.calendar.isDateInWeekend(Moments.calendar.date(from: dateComponents)!)
  }

  private func show(_ selection: UICalendarSelectionMultiDate) {
    result.text = "days " + selection.selectedDates.map { "\($0.day!)" }.joined(separator: " ")
  }
}
